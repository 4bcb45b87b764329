"""Nearest neighbours weighted by distance. Blockeel, section 7.1.1; Mitchell, chapter 8."""

import math
from collections.abc import Sequence

from reference.instances.distance import Point, similarity
from reference.instances.neighbours import Points, distances_to, nearest, neighbourhoods

SMALLEST = 1e-280  # below it a float begins to lose digits, and a sum of products may be 0


def weights_at(distances: Sequence[float], weight: str, *, sigma: float = 1.0) -> list[float]:
    """The weight of each neighbour; if some lie exactly on the query, these have weight 1 and all others 0.

    No book says what to do with the infinite weights of 1/d and 1/d^2. Where all weights are 0 in floats, as Gaussian
    ones are from 27 deviations on, they are those relative to the nearest: a mean or a vote depends on ratios alone.

    >>> weights_at([1, 2], "1/d^2"), weights_at([0, 2, 0], "1/d"), weights_at([0], "gauss")
    ([1.0, 0.25], [1.0, 0.0, 1.0], [1.0])
    >>> [round(weight, 6) for weight in weights_at([100, 100.01], "gauss")]
    [1.0, 0.135322]
    """
    given = [similarity(distance, weight, sigma=sigma) for distance in distances]
    # inf / inf is NaN: points on the query alone decide, or others are so near that the weight overflows
    if math.inf in given:
        on_query = [float(each == math.inf) for each in given]
        return on_query if 0 in distances else relative_weights(distances, weight, sigma)
    if max(given, default=1.0) < SMALLEST:
        return relative_weights(distances, weight, sigma)
    return given


def relative_weights(distances: Sequence[float], weight: str, sigma: float) -> list[float]:
    """The weight of each neighbour, divided by that of the nearest."""
    nearest = min(distances)
    if weight == "gauss":
        # (d - n)(d + n) for d² - n²: squares of large distances would lose the digits in which they differ
        return [math.exp(-(d - nearest) / sigma * ((d + nearest) / sigma)) for d in distances]
    return [(nearest / d) ** (1 if weight == "1/d" else 2) for d in distances]


def weighted_mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """The weighted mean of the values.

    >>> round(weighted_mean([3, 2, 6], [1, 0.5, 0.2]), 6)
    3.058824
    """
    if not math.fsum(weights):
        raise ValueError("the weights are all zero: there is no mean")
    return math.fsum(value * weight for value, weight in zip(values, weights, strict=True)) / math.fsum(weights)


def distance_weighted_knn(
    points: Points,
    targets: Sequence[float],
    query: Point,
    k: int | None = None,
    weight: str = "1/d^2",
    *,
    sigma: float = 1.0,
) -> float:
    """The weighted mean target of the k nearest points, or of all; nearer points have more weight.

    Mitchell, chapter 8, with 1/d^2; Blockeel, equation 7.1. If points lie on the query, 1/d and 1/d^2 take their mean.

    >>> points, targets = [(1, 1), (2, 1), (1, 4), (5, 3), (5, 5)], [2, 3, 6, 7, 9]
    >>> [round(distance_weighted_knn(points, targets, (2, 2), k), 6) for k in (3, None)]
    [3.058824, 3.449102]
    """
    near = nearest(points, query, len(points) if k is None else k)
    return mean_of_neighbours(points, targets, query, near, weight, sigma)


def weighted_means(
    points: Points, targets: Sequence[float], query: Point, k: int, weight: str = "1/d^2", *, sigma: float = 1.0
) -> list[float]:
    """Every weighted mean that ties of distances allow, the smallest first."""
    found = neighbourhoods(points, query, k)
    return sorted({mean_of_neighbours(points, targets, query, near, weight, sigma) for near in found})


def mean_of_neighbours(
    points: Points, targets: Sequence[float], query: Point, near: Sequence[int], weight: str, sigma: float
) -> float:
    """The weighted mean target of the points with these indices."""
    weights = weights_at(distances_to([points[i] for i in near], query), weight, sigma=sigma)
    return weighted_mean([targets[i] for i in near], weights)


def votes_by_weight(labels: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    """The sum of the weights of each label.

    >>> votes_by_weight(["+", "-", "+"], [1, 0.25, 0.5])
    {'+': 1.5, '-': 0.25}
    """
    pairs = list(zip(labels, weights, strict=True))
    return {label: math.fsum(weight for own, weight in pairs if own == label) for label in dict.fromkeys(labels)}


def weighted_vote(
    points: Points,
    labels: Sequence[str],
    query: Point,
    k: int | None = None,
    weight: str = "1/d^2",
    *,
    sigma: float = 1.0,
) -> str:
    """The label with the largest sum of weights among the k nearest points, or all; of tied ones that of the nearest.

    Mitchell, chapter 8. Where points lie on the query, their most frequent label.

    >>> points = [(1, 1), (2, 1), (1, 4), (5, 3), (5, 5)]
    >>> weighted_vote(points, ["+", "+", "-", "-", "-"], (2, 2))
    '+'
    """
    near = nearest(points, query, len(points) if k is None else k)
    own = [labels[i] for i in near]
    votes = votes_by_weight(own, weights_at(distances_to([points[i] for i in near], query), weight, sigma=sigma))
    # `isclose`: sums that differ in the last bit are tied
    return next(label for label in own if math.isclose(votes[label], max(votes.values())))
