"""Tests of `reference.search.hill_climbing`."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.search.draws.hill_climbing import any_values, other_board, shuffled_board, state_graph
from reference.search.hill_climbing import HILL_CLIMBING, visits
from reference.search.sliding_tiles import places, tiles_distance

FEW = settings(max_examples=25, deadline=None)
SEEDS = st.integers(0, 10**6).map(Random)


def visits_by_list(children: Any, values: Any, start: str, goal: str) -> list[str]:
    """Kubat's table 1.2 with its list, children in the order in which they are generated where they are equal."""
    waiting, seen = [start], []
    while waiting:
        state = waiting.pop(0)
        if state in seen:
            continue
        seen.append(state)
        if state == goal:
            return seen
        waiting = sorted((child for child in children[state] if child not in seen), key=values.get) + waiting
    return seen


@FEW
@given(SEEDS)
def test_the_search_is_that_of_the_list(random: Random) -> None:
    children = state_graph(random, n=9)
    values, goal = any_values(random, children), random.choice("abcdefghi")
    found = visits(children, values, "a", goal)
    assert found == visits_by_list(children, values, "a", goal)
    assert len(set(found)) == len(found)


@FEW
@given(SEEDS)
def test_a_goal_that_can_be_reached_is_found(random: Random) -> None:
    children = state_graph(random, n=9)
    values = any_values(random, children)
    reached, border = {"a"}, ["a"]
    while border:
        border = [child for state in border for child in children[state] if child not in reached]
        reached |= set(border)
    for goal in children:
        assert (visits(children, values, "a", goal)[-1] == goal) == (goal in reached)


def test_equally_good_brothers_are_tied() -> None:
    state = HILL_CLIMBING.start(children={}, values={}, start="a", goal="z")
    tied = HILL_CLIMBING.successors(state, {"a": ["b", "c", "d"]}, {"b": 1, "c": 2, "d": 1}, "a", "z")
    assert [each.state for each in tied] == ["b", "d"]


def test_an_only_child_is_taken_however_bad_it_is() -> None:
    chain = {"a": ["b"], "b": ["c"], "c": []}
    assert visits(chain, {"a": 1, "b": 9, "c": 0}, "a", "c") == ["a", "b", "c"]


@FEW
@given(SEEDS)
def test_every_move_of_a_tile_changes_the_distance_by_one(random: Random) -> None:
    board = shuffled_board(random)
    goal = other_board(random, board)
    row, column = places(board)[0]
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            moved = [list(tiles) for tiles in board]
            moved[row][column], moved[row + down][column + right] = moved[row + down][column + right], 0
            assert abs(tiles_distance(moved, goal) - tiles_distance(board, goal)) == 1
    assert tiles_distance(board, goal) == tiles_distance(goal, board)
