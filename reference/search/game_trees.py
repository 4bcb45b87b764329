"""Values of game states, and the choice of a move. Mitchell, section 1.2."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Game = Any  # a number, or one of the words for how it ended; else the list of the states after each move


def minimax_value(tree: Game, *, to_move: str = "own", win: float = 100, loss: float = -100, draw: float = 0) -> float:
    """The value of a game state if both sides play as well as possible; `to_move` is `own` or `opponent`.

    The end of a game is a number, or one of the words `win`, `loss` and `draw`, for one's own side. Nothing is
    discounted. Mitchell, section 1.2.3.

    >>> minimax_value([["win", "loss"], ["draw", "draw"]]), minimax_value([3, 5])
    (0, 5)
    """
    if not isinstance(tree, Sequence) or isinstance(tree, str):
        return {"win": win, "loss": loss, "draw": draw}[tree] if isinstance(tree, str) else tree
    best, following = (max, "opponent") if to_move == "own" else (min, "own")
    return best(minimax_value(child, to_move=following, win=win, loss=loss, draw=draw) for child in tree)


def choose_move(successors: Mapping[str, Any], v_hat: Callable[[Any], float], *, ties: str = "first") -> str:
    """The move to the state with the largest estimate; of equal ones the first, or the last (`ties`).

    The states after the moves are compared, not the present one. Mitchell, section 1.2.5; the book leaves ties open.

    >>> choose_move({"a": 5, "b": 7, "c": 7}, lambda state: state)
    'b'
    """
    moves: Iterable[str] = successors if ties == "first" else reversed(list(successors))
    return max(moves, key=lambda move: v_hat(successors[move]))


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A move, and what it wins against an opponent who plays as well as possible."""

    move: str
    value: float


def best_move(moves: Mapping[str, Game]) -> MoveChoice:
    """The best of one's own moves, after which it is the opponent's turn, and the minimax value of the state after it.

    >>> best_move({"left": [3, -1], "right": [0, [2, 5]]})
    MoveChoice(move='right', value=0)
    """

    def after(state: Game) -> float:
        return minimax_value(state, to_move="opponent")

    chosen = choose_move(moves, after)
    return MoveChoice(chosen, after(moves[chosen]))
