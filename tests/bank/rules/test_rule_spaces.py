"""Numbers of bodies and of tests, against bodies that are listed and tests that are tried."""

from itertools import combinations

import pytest

from reference.rules.coverage import Condition
from reference.rules.refinement import is_contradictory
from reference.rules.rule_spaces import (
    contradictory_bodies,
    listed_contradictions,
    rule_space_sizes,
)
from tests.banked import worked_out

SIZES = range(1, 5)


def literals(attributes: int) -> list[Condition]:
    """Both conditions on each of the attributes."""
    return [(name, value) for name in "abcd"[:attributes] for value in "tf"]


def bodies(attributes: int) -> list[tuple[Condition, ...]]:
    """Every set of literals."""
    every = literals(attributes)
    return [some for size in range(len(every) + 1) for some in combinations(every, size)]


@pytest.mark.parametrize("attributes", SIZES)
def test_bodies_are_counted_as_they_are_listed(attributes: int) -> None:
    every = bodies(attributes)
    consistent = [body for body in every if not is_contradictory(body)]
    full = [body for body in consistent if len(body) == attributes]
    assert rule_space_sizes(attributes) == (len(every), len(consistent), len(full))
    assert contradictory_bodies(len(every), len(consistent)) == sum(map(is_contradictory, every))
    assert len(listed_contradictions(attributes)) == len(every) - len(consistent)


def test_the_parts_of_the_hand_calculation_are_those_of_the_functions() -> None:
    parts = worked_out("rules.space_by_hand", attributes=5, step=3)
    assert (parts["every"], parts["consistent"], parts["full"]) == rule_space_sizes(5)
    assert (parts["tests"], parts["seeded"]) == (6, 3)
