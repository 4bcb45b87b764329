"""Draws of what it costs to measure attributes."""

from collections.abc import Mapping, Sequence
from random import Random

COSTS = [0.5, 2, 3, 4.5, 8, 12, 25, 60]


def drawn_costs(random: Random, names: Sequence[str]) -> dict[str, float]:
    """A cost for each name, no two alike.

    >>> drawn_costs(Random(1), ["a", "b"])
    {'a': 3, 'b': 8}
    """
    return dict(zip(names, random.sample(COSTS, len(names)), strict=True))


def costs_of(random: Random, rows: Sequence[Mapping[str, str]], target: str = "ill") -> dict[str, float]:
    """A cost for each attribute of a table; some may be alike.

    >>> costs_of(Random(1), [{"a": "u", "ill": "no"}])
    {'a': 3}
    """
    return {name: random.choice([*COSTS, 1, 0.01, 4000]) for name in rows[0] if name != target}
