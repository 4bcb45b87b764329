"""Draws of vocabularies: names with a number of arguments."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number

FUNCTOR_NAMES = ("boss", "lock", "pair", "next", "copy")
PREDICATE_NAMES = ("opens", "holds", "near", "red")
THINGS = ("ann", "box", "cup", "door", "key")


def some_things(random: Random, n: Range = (2, 3)) -> list[str]:
    """Different constants.

    >>> some_things(Random(1), n=2)
    ['box', 'ann']
    """
    return random.sample(THINGS, whole_number(random, n))


def with_arities(
    random: Random, arities: Sequence[int] = (1, 2), n: Range = (1, 2), predicates: bool = False
) -> dict[str, int]:
    """Names of functors, or of predicates, each with its number of arguments.

    >>> with_arities(Random(1), n=1)
    {'lock': 1}
    """
    names = PREDICATE_NAMES if predicates else FUNCTOR_NAMES
    return {name: random.choice(arities) for name in random.sample(names, whole_number(random, n))}
