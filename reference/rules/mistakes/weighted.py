"""Known mistakes in weighted covering."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Rows, covered
from reference.rules.weighted import (
    NEAR,
    WeightState,
    average_recalls,
    decayed,
    weighted_average_recall,
    weighted_coverage,
    weighted_start,
)

Recalls = Callable[[Sequence[Body], Rows, Sequence[float], str, Any], list[float]]
Quality = Callable[[float], float]
Lighter = Callable[[Sequence[float], list[int], float, Rows, str, Any], tuple[float, ...]]


def of_half(recall: float) -> float:
    """The usual quality: the distance from 1/2."""
    return abs(recall - 1 / 2)


def usual(weights: Sequence[float], places: list[int], decay: float, *_: Any) -> tuple[float, ...]:
    """The usual weights afterwards."""
    return decayed(weights, places, decay)


def successors(
    recalls: Recalls,
    quality: Quality,
    lighter: Lighter,
    state: WeightState,
    rows: Rows,
    target: str,
    positive: Any,
    bodies: Sequence[Body],
    decay: float,
) -> tuple[WeightState, ...]:
    """The usual steps with another measure, another quality or other weights afterwards."""
    chosen = tuple(int(place) for place in state.chosen)
    free = [place for place in range(len(bodies)) if place not in chosen]
    # weights that are subtracted may leave a class without any weight
    if 1 not in state.weights or not free or 0 in weighted_coverage((), rows, state.weights, target, positive):
        return ()
    found = recalls(bodies, rows, state.weights, target, positive)
    worth = {place: quality(found[place]) for place in free}
    best = [place for place in free if worth[place] > max(worth.values()) - NEAR]
    return tuple(
        WeightState(
            (*chosen, place),
            lighter(state.weights, covered(bodies[place], rows), decay, rows, target, positive),
        )
        for place in best
    )


def variant(
    recalls: Recalls = average_recalls, quality: Quality = of_half, lighter: Lighter = usual
) -> Process[WeightState]:
    """Weighted covering with some part done otherwise."""
    return Process(weighted_start, partial(successors, recalls, quality, lighter))


def with_plain_totals(
    bodies: Sequence[Body], rows: Rows, weights: Sequence[float], target: str, positive: Any
) -> list[float]:
    """Weighted counts, divided by the numbers of rows of the classes."""
    every = weighted_coverage((), rows, [1] * len(rows), target, positive)
    return [
        weighted_average_recall(*weighted_coverage(body, rows, weights, target, positive), *every) for body in bodies
    ]


def without_weights(
    bodies: Sequence[Body], rows: Rows, weights: Sequence[float], target: str, positive: Any
) -> list[float]:
    """Plain counts."""
    return average_recalls(bodies, rows, [1] * len(rows), target, positive)


def accuracies(bodies: Sequence[Body], rows: Rows, weights: Sequence[float], target: str, positive: Any) -> list[float]:
    """The weighted accuracy of each body."""
    sums = [weighted_coverage(body, rows, weights, target, positive) for body in bodies]
    return [pos / math.fsum((pos, neg)) if pos or neg else 1 / 2 for pos, neg in sums]


def of_the_class(
    weights: Sequence[float], places: list[int], decay: float, rows: Rows, target: str, positive: Any
) -> tuple[float, ...]:
    """Only rows of the class become lighter."""
    return decayed(weights, [place for place in places if rows[place][target] == positive], decay)


def by_difference(weights: Sequence[float], places: list[int], decay: float, *_: Any) -> tuple[float, ...]:
    """The decay taken away from the weights, not multiplied."""
    return tuple(max(0.0, weight - (1 - decay)) if place in places else weight for place, weight in enumerate(weights))


def not_covered(weights: Sequence[float], places: list[int], decay: float, *_: Any) -> tuple[float, ...]:
    """The rows that are not covered become lighter."""
    return decayed(weights, [place for place in range(len(weights)) if place not in places], decay)


def signed(recall: float) -> float:
    """The average recall itself."""
    return recall


WITH_PLAIN_TOTALS = variant(recalls=with_plain_totals)
WITHOUT_WEIGHTS = variant(recalls=without_weights)
BY_ACCURACY = variant(recalls=accuracies)
ONLY_THE_CLASS_LIGHTER = variant(lighter=of_the_class)
SUBTRACTED = variant(lighter=by_difference)
UNCOVERED_LIGHTER = variant(lighter=not_covered)
LARGEST_RECALL = variant(quality=signed)
