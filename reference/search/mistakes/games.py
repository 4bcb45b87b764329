"""Known mistakes about the values of game states."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.search.game_trees import MoveChoice, best_move, minimax_value

Moves = Mapping[str, Any]
Combined = Callable[[Sequence[float]], float]


def mean(values: Sequence[float]) -> float:
    """The plain mean."""
    return sum(values) / len(values)


def combined(tree: Any, here: Combined, after: Combined) -> float:
    """The value of a state if two ways of combining take turns, the first one here."""
    if not isinstance(tree, list):
        return float(tree)
    return here([combined(child, after, here) for child in tree])


def chosen_by(moves: Moves, value: Callable[[Any], float]) -> MoveChoice:
    """The first move with the largest value."""
    name = max(moves, key=lambda each: value(moves[each]))
    return MoveChoice(name, value(moves[name]))


def helpful_opponent(moves: Moves) -> MoveChoice:
    """The largest number anywhere."""
    return chosen_by(moves, lambda state: combined(state, max, max))


def own_turn_first(moves: Moves) -> MoveChoice:
    """Turns that begin with one's own."""
    return chosen_by(moves, lambda state: combined(state, max, min))


def opponent_always(moves: Moves) -> MoveChoice:
    """The smallest number at every turn."""
    return chosen_by(moves, lambda state: combined(state, min, min))


def mean_of_all(moves: Moves) -> MoveChoice:
    """The mean at every turn of the opponent."""
    return chosen_by(moves, lambda state: combined(state, mean, max))


def last_of_equal(moves: Moves) -> MoveChoice:
    """The last of equally good moves."""
    return best_move({name: moves[name] for name in reversed(list(moves))})


def worst_move(moves: Moves) -> MoveChoice:
    """The move with the smallest value."""
    name = min(moves, key=lambda each: minimax_value(moves[each], to_move="opponent"))
    return MoveChoice(name, minimax_value(moves[name], to_move="opponent"))
