"""Tests of `reference.instances.mistakes`."""

import pytest

from reference.instances.distance import minkowski_distance, similarity
from reference.instances.mistakes import neighbours as mistakes
from reference.instances.neighbours import knn_classify, knn_regression, knn_vote_threshold
from reference.instances.weighted import distance_weighted_knn, votes_by_weight, weighted_vote
from tests.known_mistakes import mistake_of
from tests.printed import printed

MITCHELL = {"points": [(1, 1), (2, 1), (1, 4), (5, 3), (5, 5)], "query": (2, 2)}
LABELS, TARGETS = list("++---"), [2, 3, 6, 7, 9]
ROAD = {"points": [[2], [3], [5], [12], [14]], "targets": [4, 5, 6, 9, 12], "query": [6]}


BY_HAND = [  # what is called, arguments, what the catalogue computed
    (distance_weighted_knn, {**MITCHELL, "targets": TARGETS, "k": 3}, "3.058824"),
    (distance_weighted_knn, {**MITCHELL, "targets": TARGETS}, "3.449102"),
    (knn_regression, {**MITCHELL, "targets": TARGETS, "k": 3}, "3.666667"),
    (distance_weighted_knn, {**ROAD, "weight": "1/d"}, "6.222222"),
    (distance_weighted_knn, {**ROAD, "weight": "1/d^2"}, "5.951498"),
    (distance_weighted_knn, {**ROAD, "weight": "gauss", "sigma": 3}, "5.554704"),
    (distance_weighted_knn, {**ROAD, "weight": "1/d", "k": 3}, "5.473684"),
    (distance_weighted_knn, {**ROAD, "weight": "gauss", "sigma": 3, "k": 3}, "5.506957"),
    (knn_regression, {**ROAD, "k": 3, "admissible": [1, 2, 4, 9]}, "4"),
    (minkowski_distance, {"first": (0, 0), "second": (3, 4), "p": 3}, "4.49794"),
    (similarity, {"distance": 2, "weight": "gauss", "sigma": 2, "two_sigma_squared": True}, "0.607"),
    (mistakes.divided_by_all_weights, {**ROAD, "k": 3, "weight": "1/d"}, "4.622222"),
    (
        mistake_of("instances.distance_weighted_knn", "divided by k"),
        {**MITCHELL, "targets": TARGETS, "k": 3, "weight": "1/d^2"},
        "1.733",
    ),
    (
        mistake_of("instances.distance_weighted_knn", "square left out"),
        {**MITCHELL, "targets": TARGETS, "k": 3, "weight": "1/d^2"},
        "3.294540",
    ),
    (mistake_of("instances.knn_regression", "sum instead of mean"), {**ROAD, "k": 3}, "15.0"),
    (
        mistake_of("instances.minkowski_distance", "always city block"),
        {"first": (35, 188), "second": (37, 157), "p": 2},
        "33.0",
    ),
]


@pytest.mark.parametrize(("function", "args", "figure"), BY_HAND)
def test_by_hand(function, args: dict, figure: str) -> None:
    assert function(**args) == printed(figure)


def test_votes_change_with_k_and_with_weights() -> None:
    assert [knn_classify(labels=LABELS, k=k, **MITCHELL) for k in (1, 3, 5)] == ["+", "+", "-"]
    assert weighted_vote(labels=LABELS, **MITCHELL) == "+"
    assert votes_by_weight(["+", "-"], [1.5, 0.355556]) == {"+": 1.5, "-": 0.355556}
    required = [knn_vote_threshold("+++-", "+", "-", needed) for needed in range(5)]
    assert required == ["+", "+", "+", "+", "-"]
