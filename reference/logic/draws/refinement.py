"""Draws of clauses to refine, and of predicates and constants to refine them with."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

RIVER = {"ford": 1, "bridge": 2, "deep": 1, "near": 2}


def river_predicates(random: Random, one: Range = 1, two: Range = 0) -> dict[str, int]:
    """Predicates with their numbers of terms, in any order.

    >>> river_predicates(Random(1), one=1, two=1)
    {'ford': 1, 'near': 2}
    """
    singles, pairs = (random.sample([name for name, terms in RIVER.items() if terms == n], 2) for n in (1, 2))
    names = singles[: whole_number(random, one)] + pairs[: whole_number(random, two)]
    random.shuffle(names)
    return {name: RIVER[name] for name in names}


def short_clause(
    random: Random,
    predicates: Mapping[str, int],
    atoms: Range = (0, 1),
    terms: Sequence[str] = ("X", "Y"),
    head: Range = 1,
    name: str = "safe",
) -> list[Any]:
    """A definite clause with few atoms, its head about different terms.

    >>> short_clause(Random(2), {"ford": 1}, atoms=1)
    [['safe', 'X'], [['ford', 'Y']]]
    """
    start = [name, *list(terms)[: whole_number(random, head)]]
    drawn = [
        [each, *random.choices(list(terms), k=predicates[each])]
        for each in random.choices(list(predicates) or ["ford"], k=whole_number(random, atoms))
        if each in predicates
    ]
    return [start, [list(atom) for atom in dict.fromkeys(map(tuple, drawn))]]
