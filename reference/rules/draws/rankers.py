"""Draws of rules with names, and of two overlapping rules by the counts of their four segments."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.rules.draws.bodies import body
from reference.rules.draws.sets import any_bodies
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names
from reference.shared.draws.tables import Row


def named_rules(
    random: Random, rows: Sequence[Row], number: Range = (2, 4), conditions: Range = (1, 2), target: str = "class"
) -> list[Any]:
    """Rules named A, B and so on in any order, each of which some row meets.

    >>> named_rules(Random(1), [{"a": "u", "class": "yes"}], number=1)
    [['A', [['a', 'u']]]]
    """
    names = "ABCDEF"[: whole_number(random, number)]
    return [[name, body(random, rows, conditions, target)] for name in random.sample(names, len(names))]


def any_named_rules(random: Random, rows: Sequence[Row], number: Range = (0, 4)) -> list[Any]:
    """Rules with bodies of any length and names of any spelling."""
    bodies = any_bodies(random, rows, number)
    names = any_names(random, ["A", "B", "a", "rule 1", "C", "first"], 6)
    return [list(each) for each in zip(names, bodies, strict=False)]


def overlapping_segments(random: Random, each: Range = (0, 9)) -> list[list[int]]:
    """Positives and negatives of what A alone, B alone, both and neither cover: no segment is empty."""
    drawn = []
    for _ in range(4):
        counts = [whole_number(random, each), whole_number(random, each)]
        drawn.append(counts if sum(counts) else [1, 0])
    return drawn
