"""Tests of block stacking against breadth-first search, and of which hypotheses fit."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.analytical.consistency import analytical_consistent, predicts_all
from reference.analytical.draws import crates, toys
from reference.analytical.promises import is_stacking_task
from reference.analytical.search_control import apply_moves, order_subgoals, tower_moves, towers_to_build
from reference.analytical.verify import tower_flaws

SEEDS = st.integers(0, 10**6).map(Random)


def plans(stack: list[str], table: list[str], goals: list[list[str]]) -> tuple[int, int]:
    """The length of the shortest plans, by breadth-first search, and how many there are."""
    ways = {(tuple(stack), frozenset(table)): 1}
    for length in range(20):
        met = [
            state for state in ways if all((x, y) in list(zip(state[0][1:], state[0], strict=False)) for x, y in goals)
        ]
        if met:
            return length, sum(ways[state] for state in met)
        after: dict[Any, int] = {}
        for (built, free), number in ways.items():
            moves = [((*built, block), free - {block}) for block in free]
            moves += [(built[:-1], free | {built[-1]})] if built else []
            for state in moves:
                after[state] = after.get(state, 0) + number
        ways = after
    raise AssertionError("no plan of twenty moves")


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.booleans())
def test_no_plan_is_shorter_and_it_is_known_whether_there_is_another(random: Random, begun: bool) -> None:
    goals = crates.tower_goals(random, crates=(2, 4), towers=(1, 2))
    stack = crates.crate_stack(random, goals, begun=begun, most=2)
    table = crates.other_crates(random, goals, stack)
    assert is_stacking_task(stack, table, goals)
    found = tower_moves(stack, table, goals)
    assert tower_flaws(found, stack, table, goals) == []
    length, ways = plans(stack, table, goals)
    assert (len(found), towers_to_build(stack, goals) <= 1) == (length, ways == 1)


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_subgoal_comes_after_the_one_that_it_stands_on(random: Random) -> None:
    goals: list[Any] = [tuple(goal) for goal in crates.tower_goals(random, crates=(3, 8), towers=(1, 3))]
    ordered = order_subgoals(goals)
    chained = [(lower, upper) for lower, upper in product(goals, goals) if lower[0] == upper[1]]
    assert {*ordered} == {*goals}
    assert len(ordered) == len(goals)
    assert all(ordered.index(lower) < ordered.index(upper) for lower, upper in chained)


def test_goals_in_a_circle_are_refused() -> None:
    with pytest.raises(ValueError, match="circle"):
        order_subgoals([("a", "b"), ("b", "a")])
    assert not is_stacking_task([], ["a", "b"], [["a", "b"], ["b", "a"]])


def test_moves_keep_every_block_and_illegal_ones_are_refused() -> None:
    assert apply_moves(["a"], ["b"], ["MS b", "MT b", "MT a"]) == ([], {"a", "b"})
    assert apply_moves(["a"], ["b"], ["MS a"]) is None
    assert apply_moves([], ["b"], ["MT b"]) is None


def test_flaws_of_plans_are_named() -> None:
    args: Any = (["d", "s"], ["t"], [["t", "s"]])
    assert tower_flaws(["MS t"], *args) == tower_flaws([["MS", "t"]], *args) == []
    reasons = [tower_flaws(plan, *args)[0].reason for plan in (["MT d"], [], ["MT s", "MS s", "MS t"])]
    assert reasons == ["illegal_move", "goal_unmet", "longer"]


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_without_background_consistency_is_that_with_the_examples(random: Random) -> None:
    rows = toys.rows_of_things(random, [])
    for each in toys.every_hypothesis():
        assert analytical_consistent(each, rows, [], "safe") == predicts_all(each, rows, "safe")


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_more_background_never_lets_more_hypotheses_in(random: Random) -> None:
    background = toys.known_of_a_thing(random)
    rows = toys.rows_of_things(random, background)
    for each in toys.every_hypothesis():
        more = analytical_consistent(each, rows, background, "safe")
        assert more <= analytical_consistent(each, rows, background[1:], "safe")
