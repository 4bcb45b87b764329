"""Weighted covering: subgroups found one after another, with covered examples counting less. Flach, section 6.3."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Rows, covered

NEAR = 1e-9  # qualities that differ by less are tied: weights are floats


@dataclass(frozen=True, slots=True)
class WeightState:
    """The places of the bodies that were chosen, in order, and the weight of each row afterwards."""

    chosen: tuple[int, ...]
    weights: tuple[float, ...]


def weighted_coverage(
    body: Body, rows: Rows, weights: Sequence[float], target: str, positive: Any
) -> tuple[float, float]:
    """The summed weights of the covered rows of a class, and of the other covered rows. Flach, table 6.2.

    >>> rows = [{"a": "u", "class": "+"}, {"a": "u", "class": "-"}, {"a": "v", "class": "+"}]
    >>> weighted_coverage([("a", "u")], rows, [1, 0.5, 1], "class", "+")
    (1.0, 0.5)
    """
    sides: dict[bool, list[float]] = {True: [], False: []}
    for place in covered(body, rows):
        sides[rows[place][target] == positive].append(weights[place])
    return math.fsum(sides[True]), math.fsum(sides[False])


def weighted_average_recall(pos: float, neg: float, all_pos: float, all_neg: float) -> float:
    """The mean of two recalls: covered positives, and negatives that are not covered. Flach, table 6.2.

    Covered weights and class totals are both sums of weights.

    >>> round(weighted_average_recall(0, 3, 4.5, 3.5), 2)
    0.07
    """
    return (1 + pos / all_pos - neg / all_neg) / 2


def average_recalls(
    bodies: Sequence[Body], rows: Rows, weights: Sequence[float], target: str, positive: Any
) -> list[float]:
    """The weighted average recall of each body."""
    every = weighted_coverage((), rows, weights, target, positive)
    return [
        weighted_average_recall(*weighted_coverage(body, rows, weights, target, positive), *every) for body in bodies
    ]


def weighted_start(
    rows: Rows, target: str, positive: Any, bodies: Sequence[Body], decay: float, *, repeat: bool = False
) -> WeightState:
    """The state in which no body is chosen, and every row has the weight 1."""
    return WeightState((), (1.0,) * len(rows))


def weighted_successors(
    state: WeightState,
    rows: Rows,
    target: str,
    positive: Any,
    bodies: Sequence[Body],
    decay: float,
    *,
    repeat: bool = False,
) -> tuple[WeightState, ...]:
    """The state after the next body, whose weighted average recall is farthest from 1/2; tied ones are all right.

    The weight of each covered row, of either class, is multiplied by `decay`. It ends when no row has the weight 1. As
    Flach prints algorithm 6.5, a body may be chosen again, and it need not end; `repeat` allows that.
    """
    chosen = tuple(int(place) for place in state.chosen)
    free = [place for place in range(len(bodies)) if repeat or place not in chosen]
    if 1 not in state.weights or not free:
        return ()
    recalls = average_recalls(bodies, rows, state.weights, target, positive)
    quality = {place: abs(recalls[place] - 1 / 2) for place in free}
    best = [place for place in free if quality[place] > max(quality.values()) - NEAR]
    return tuple(
        WeightState((*chosen, place), decayed(state.weights, covered(bodies[place], rows), decay)) for place in best
    )


def decayed(weights: Sequence[float], places: Sequence[int], decay: float) -> tuple[float, ...]:
    """The weights, those at some places multiplied by a factor."""
    return tuple(weight * decay if place in places else weight for place, weight in enumerate(weights))


WEIGHTED = Process(weighted_start, weighted_successors)


def weighted_covering(rows: Rows, target: str, positive: Any, bodies: Sequence[Body], decay: float = 0.5) -> list[int]:
    """The places of the bodies that weighted covering chooses, in order; none twice. Flach, algorithm 6.5.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux+", "uy-", "vy-")]
    >>> weighted_covering(rows, "class", "+", [[("a", "v")], [("b", "x")], [("b", "y")]])
    [1, 2]
    """
    return list(WEIGHTED.last(rows=rows, target=target, positive=positive, bodies=bodies, decay=decay).chosen)
