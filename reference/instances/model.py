"""Nearest neighbours as a learner with fit and predict, with attributes on a common scale. Witten, section 4.7."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.instances.neighbours import Points, knn_classify, knn_labels
from reference.preprocessing.scaling import unit_scale

Call = Mapping[str, Any]


def scaled(train: Points, points: Points) -> list[tuple[float, ...]]:
    """The points with each column scaled to [0, 1] by the range of `train`; a constant column becomes 0.

    >>> scaled([[0, 5, 1], [10, 5, 3]], [[5, 9, 4]])
    [(0.5, 0.0, 1.5)]
    """
    # column by column: each attribute has its own scale, learned from `train`
    columns = zip(zip(*train, strict=True), zip(*points, strict=True), strict=True)
    return list(zip(*(unit_scale(seen, values) for seen, values in columns), strict=True))


def knn_predictions(fit: Call, predict: Call) -> list[str]:
    """The labels of the points of `predict`, from the k nearest points of `fit` after scaling.

    >>> fit = {"points": [[0, 100], [1, 120], [9, 110]], "labels": ["a", "a", "b"], "k": 1}
    >>> knn_predictions(fit, {"points": [[8, 100], [1, 111]]})
    ['b', 'a']
    """
    return [knn_classify(*question) for question in questions(fit, predict)]


def knn_tied_labels(fit: Call, predict: Call) -> list[list[str]]:
    """For each point of `predict`, the labels that are possible under ties of distances and votes."""
    return [knn_labels(*question) for question in questions(fit, predict)]


def questions(fit: Call, predict: Call) -> list[tuple[Points, Sequence[str], Sequence[float], int]]:
    """The arguments of one classification for each point of `predict`."""
    train = scaled(fit["points"], fit["points"])
    return [(train, fit["labels"], query, fit["k"]) for query in scaled(fit["points"], predict["points"])]
