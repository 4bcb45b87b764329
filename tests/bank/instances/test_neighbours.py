"""Tests of `reference.instances.neighbours`."""

import math
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.instances.distance import minkowski_distance
from reference.instances.neighbours import knn_classify, knn_labels, knn_means, knn_regression
from reference.instances.weighted import distance_weighted_knn, weighted_means

few = settings(max_examples=25, deadline=None)
COORDINATE = st.integers(0, 5)
POINT = st.tuples(COORDINATE, COORDINATE)
WEIGHT = st.sampled_from(["1/d", "1/d^2", "gauss"])


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
