"""Numbers of bodies and of tests, against bodies that are listed and tests that are tried."""

from itertools import combinations

import pytest

from reference.rules.coverage import Condition, covers
from reference.rules.refinement import is_contradictory
from reference.rules.rule_spaces import (
    conditions_per_step,
    contradictory_bodies,
    exhaustive_counts,
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


@pytest.mark.parametrize("attributes", SIZES)
def test_a_seed_halves_every_step_and_leaves_the_bodies_that_cover_it(attributes: int) -> None:
    seed = dict.fromkeys("abcd"[:attributes], "t")
    body: list[Condition] = []
    tried, passed = [], []
    for name in seed:
        free = [each for each in literals(attributes) if each[0] not in dict(body)]
        tried.append(len(free))
        passed.append(sum(covers([each], seed) for each in free))
        body.append((name, "t"))
    assert conditions_per_step(attributes) == tried
    assert conditions_per_step(attributes, seeded=True) == passed
    consistent = [each for each in bodies(attributes) if not is_contradictory(each)]
    assert exhaustive_counts(attributes) == (len(consistent), sum(covers(each, seed) for each in consistent))


def test_the_parts_of_the_hand_calculation_are_those_of_the_functions() -> None:
    parts = worked_out("rules.space_by_hand", attributes=5, step=3)
    assert (parts["every"], parts["consistent"], parts["full"]) == rule_space_sizes(5)
    assert (parts["tests"], parts["seeded"]) == (
        conditions_per_step(5)[2],
        conditions_per_step(5, seeded=True)[2],
    )
