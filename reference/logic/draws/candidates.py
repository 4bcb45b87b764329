"""Draws of variables with types, and of predicates whose places have types."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number

VARIABLES = ("X", "Y", "Z", "Who", "W", "Thing")
PREDICATES = {
    "owns": ("person", "boat"),
    "helps": ("person", "person"),
    "fast": ("boat",),
    "old": ("person",),
    "tows": ("boat", "boat"),
    "sells": ("person", "boat", "person"),
    "moored": ("boat", "pier"),
    "beside": ("pier", "pier"),
    "races": ("boat", "boat", "pier"),
}
NEW = ("N", "V", "V1", "Another")


def typed_variables(
    random: Random, n: Range = (2, 3), types: Sequence[str] = ("person", "boat", "pier")
) -> dict[str, str]:
    """Variables with their types, in any order.

    >>> typed_variables(Random(1), n=2)
    {'Y': 'person', 'W': 'boat'}
    """
    names = random.sample(VARIABLES, whole_number(random, n))
    return {name: random.choice(list(types)) for name in names}


def typed_predicates(
    random: Random, n: Range = (2, 3), known: Mapping[str, Sequence[str]] = PREDICATES
) -> dict[str, list[str]]:
    """Predicates with the types of their places."""
    return {name: list(known[name]) for name in random.sample([*known], whole_number(random, n))}


def new_name(random: Random) -> str:
    """A name for a new variable."""
    return random.choice(NEW)
