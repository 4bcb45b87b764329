"""Tests of `reference.search.game_trees`."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reference.search.draws.problems import game_moves, game_tree
from reference.search.game_trees import best_move, choose_move, minimax_value

SEEDS = st.integers(0, 10**6).map(Random)


def turned(tree: Any) -> Any:
    """The same game for the other side."""
    return [turned(child) for child in tree] if isinstance(tree, list) else -tree


def ends(tree: Any) -> list[float]:
    return [end for child in tree for end in ends(child)] if isinstance(tree, list) else [tree]


@given(SEEDS)
def test_what_one_side_wins_the_other_loses(random: Random) -> None:
    tree = game_tree(random, 4, range(-5, 6))
    for own, other in (("own", "opponent"), ("opponent", "own")):
        assert minimax_value(turned(tree), to_move=own) == -minimax_value(tree, to_move=other)
    assert minimax_value(tree) in ends(tree)


@given(SEEDS)
def test_the_first_best_move_is_chosen_whatever_is_added_to_all(random: Random) -> None:
    moves = game_moves(random, depth=3)
    chosen = best_move(moves)
    name, value = chosen.move, chosen.value
    values = {move: minimax_value(state, to_move="opponent") for move, state in moves.items()}
    assert value == max(values.values())
    assert name == next(move for move in moves if values[move] == value)
    assert choose_move(values, lambda each: 3 * each + 7) == name
    assert choose_move(values, float, ties="last") == [move for move in moves if values[move] == value][-1]


def test_mitchells_final_states_count_100_and_a_draw_nothing() -> None:
    assert minimax_value([["win", "loss"], ["draw", "draw"]]) == 0
    assert minimax_value([["win", "loss"], ["draw", "draw"]], to_move="opponent") == 0
    assert minimax_value(["loss", "draw"]) == 0
    assert minimax_value(["win", "draw"], win=1) == 1
    assert choose_move({"a": 5, "b": 7, "c": 7}, lambda state: state) == "b"
