"""Distances and neighbours against brute force, and what holds of them whatever the points are."""

import json
import math
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.draws import instances as draws
from reference.draws import multilabel as sets
from reference.draws import preprocessing as columns
from reference.instances.distance import minkowski_distance, similarity
from reference.instances.model import knn_predictions, knn_tied_labels
from reference.instances.neighbours import (
    knn_classify,
    knn_labels,
    knn_means,
    knn_regression,
    knn_sign,
    knn_vote_threshold,
    nearest,
)
from reference.instances.weighted import distance_weighted_knn, votes_by_weight, weighted_means, weighted_vote
from reference.misconceptions import instances as mistakes
from tests.printed import printed

few = settings(max_examples=25, deadline=None)
COORDINATE = st.integers(0, 5)
POINT = st.tuples(COORDINATE, COORDINATE)
WEIGHT = st.sampled_from(["1/d", "1/d^2", "gauss"])
MITCHELL = {"points": [(1, 1), (2, 1), (1, 4), (5, 3), (5, 5)], "query": (2, 2)}
LABELS, TARGETS = list("++---"), [2, 3, 6, 7, 9]
SPOTS = [[0, 0], [1, 5], [7, 2], [8, 8], [3, 9], [5, 5]]
ROAD = {"points": [[2], [3], [5], [12], [14]], "targets": [4, 5, 6, 9, 12], "query": [6]}


@st.composite
def asked(draw: st.DrawFn) -> dict:
    points = draw(st.lists(POINT, min_size=1, max_size=5))
    labels = draw(st.lists(st.sampled_from("uvw"), min_size=len(points), max_size=len(points)))
    return {"points": points, "labels": labels, "query": draw(POINT), "k": draw(st.integers(1, len(points)))}


def with_numbers(question: dict) -> dict:
    targets = [3 * place + (label == "u") for place, label in enumerate(question["labels"])]
    return {"points": question["points"], "targets": targets, "query": question["query"], "k": question["k"]}


@few
@given(POINT, POINT, POINT, st.integers(1, 4))
def test_a_distance_is_a_metric_and_falls_with_p(x: tuple, y: tuple, z: tuple, p: int) -> None:
    there = minkowski_distance(x, y, p)
    assert (there == 0) == (x == y)
    assert there == minkowski_distance(y, x, p)
    assert minkowski_distance(x, z, p) <= there + minkowski_distance(y, z, p) + 1e-9
    assert minkowski_distance(x, y, p + 1) <= there + 1e-9
    assert minkowski_distance(x, y, math.inf) <= there + 1e-9
    moved = minkowski_distance([a + 7 for a in x], [b + 7 for b in y], p)
    assert moved == pytest.approx(there)


def test_there_is_no_metric_below_one_and_no_unknown_weight() -> None:
    with pytest.raises(ValueError, match="1 or more"):
        minkowski_distance([0], [1], 0.5)
    with pytest.raises(ValueError, match="not 1/\\(1\\+d\\)"):
        similarity(1, "1/(1+d)")
    with pytest.raises(ValueError, match="5 neighbours of 2"):
        nearest([(0,), (1,)], (0,), 5)


def labels_by_order(points: list, labels: list, query: tuple, k: int) -> set:
    """The labels that win when equally near points stand in some order, and tied labels win in any."""
    found = set()
    for order in permutations(range(len(points))):
        near = sorted(order, key=lambda i: sum((a - b) ** 2 for a, b in zip(points[i], query, strict=True)))[:k]
        votes = Counter(labels[i] for i in near)
        found |= {label for label, count in votes.items() if count == max(votes.values())}
    return found


@few
@given(asked())
def test_every_label_of_some_tie_break_is_right_and_no_other(question: dict) -> None:
    right = knn_labels(**question)
    assert set(right) == labels_by_order(**question)
    assert knn_classify(**question) in right


@few
@given(asked(), WEIGHT)
def test_every_mean_of_some_tie_break_is_right_and_lies_between_the_targets(question: dict, weight: str) -> None:
    numbers = with_numbers(question)
    means = knn_means(**numbers)
    assert knn_regression(**numbers) in means
    weighted = weighted_means(**numbers, weight=weight, sigma=2)
    assert any(math.isclose(distance_weighted_knn(**numbers, weight=weight, sigma=2), each) for each in weighted)
    targets = numbers["targets"]
    assert all(min(targets) - 1e-9 <= each <= max(targets) + 1e-9 for each in [*means, *weighted])


@few
@given(asked())
def test_one_neighbour_knows_itself_and_all_are_the_majority(question: dict) -> None:
    points, labels = question["points"], question["labels"]
    for point in points:
        own = {label for other, label in zip(points, labels, strict=True) if other == point}
        assert knn_classify(points, labels, point, 1) in own
    counts = Counter(labels)
    assert set(knn_labels(points, labels, question["query"], len(points))) == {
        label for label in counts if counts[label] == max(counts.values())
    }


@few
@given(asked(), st.integers(-9, 9))
def test_targets_moved_move_the_prediction(question: dict, by: int) -> None:
    numbers = with_numbers(question)
    moved = numbers | {"targets": [target + by for target in numbers["targets"]]}
    assert knn_regression(**moved) == pytest.approx(knn_regression(**numbers) + by)
    assert distance_weighted_knn(**moved) == pytest.approx(distance_weighted_knn(**numbers) + by)


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
    (mistakes.divided_by_k, {**MITCHELL, "targets": TARGETS, "k": 3, "weight": "1/d^2"}, "1.733"),
    (mistakes.weights_not_squared, {**MITCHELL, "targets": TARGETS, "k": 3, "weight": "1/d^2"}, "3.294540"),
    (mistakes.sum_of_targets, {**ROAD, "k": 3}, "15.0"),
    (mistakes.always_city_block, {"first": (35, 188), "second": (37, 157), "p": 2}, "33.0"),
]


@pytest.mark.parametrize(("function", "args", "figure"), BY_HAND)
def test_by_hand(function, args: dict, figure: str) -> None:
    assert function(**args) == printed(figure)


def test_votes_change_with_k_and_with_weights() -> None:
    assert [knn_classify(labels=LABELS, k=k, **MITCHELL) for k in (1, 3, 5)] == ["+", "+", "-"]
    assert weighted_vote(labels=LABELS, **MITCHELL) == "+"
    assert votes_by_weight(["+", "-"], [1.5, 0.355556]) == {"+": 1.5, "-": 0.355556}
    assert [knn_sign(labels) for labels in ([1, 1, -1], [1, -1], [-1])] == [1, 1, -1]
    required = [knn_vote_threshold("+++-", "+", "-", needed) for needed in range(5)]
    assert required == ["+", "+", "+", "+", "-"]


def test_a_query_on_examples_gives_their_mean_and_their_majority() -> None:
    points = [(0, 0), (0, 0), (1, 1)]
    for weight in ("1/d", "1/d^2"):
        assert distance_weighted_knn(points, [2, 4, 90], (0, 0), 3, weight) == 3
        assert weighted_vote(points, ["a", "a", "b"], (0, 0), 3, weight) == "a"


def test_the_model_scales_by_its_training_points_and_ignores_a_constant_column() -> None:
    fit = {"points": [[1, 7, 100], [2, 7, 900], [6, 7, 500]], "labels": ["a", "b", "c"], "k": 1}
    assert knn_predictions(fit, {"points": [[1, 99, 300], [9, 0, 500]]}) == ["a", "c"]
    assert knn_tied_labels(fit | {"k": 3}, {"points": [[1, 7, 100]]}) == [["a", "b", "c"]]


DRAWS: dict[str, Callable[[Random], Any]] = {
    "places": lambda random: draws.places(random, [4, 8], [[0, 9], [0, 9]], 1),
    "labels": lambda random: draws.near_labels(random, SPOTS, ["a", "b", "c"], 0.4),
    "crowded places": lambda random: draws.crowded_places(random, 4, [[0, 3], [0, 3]], [1, 2]),
    "disputed places": lambda random: draws.disputed_places(random, 5, [[0, 9], [0, 9]], [4, 4]),
    "a table": lambda random: draws.named_rows(random, 5, ["x", "y"], [[0, 9], [0, 9]], ["a", "b"]),
    "neighbours": lambda random: draws.neighbour_table(random, 9, ["a", "b"]),
    "gaps": lambda random: columns.gappy_rows(random, [5, 8], {"c": ["u", "v"]}, {"w": [2, 9]}, [1, 2]),
    "a harvest": lambda random: columns.harvest(random, [6, 9], ["u", "v", "w"], ["l", "s"]),
    "domains": lambda random: columns.domains(random, {"c": ["u", "v", "w", "x"], "t": [True, False]}),
    "label sets": lambda random: sets.predicted_sets(random, sets.label_sets(random, 5, "abc"), "abc"),
    "counts": lambda random: sets.class_results(random, ["a", "b"], [[1, 9], [1, 9]], [1, 9]),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_draw_is_plain_the_same_for_a_seed_and_another_for_others(draw: str) -> None:
    drawn = [DRAWS[draw](Random(seed)) for seed in range(8)]
    assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn
    assert [DRAWS[draw](Random(seed)) for seed in range(8)] == drawn
    assert len({json.dumps(each) for each in drawn}) > 1


def test_every_class_occurs_and_another_point_is_nearest_by_city_blocks() -> None:
    for seed in range(20):
        assert {*draws.near_labels(Random(seed), SPOTS, ["a", "b", "c"], 0.4)} == {"a", "b", "c"}
        points = draws.disputed_places(Random(seed), 5, [[0, 9], [0, 9]], [4, 4])
        nearest_two = [min(points, key=lambda x, p=p: minkowski_distance(x, [4, 4], p)) for p in (1, 2)]
        assert nearest_two[0] != nearest_two[1]
