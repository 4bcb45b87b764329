"""Tests of `reference.instances.weighted`."""

from reference.instances.weighted import distance_weighted_knn, weighted_vote


def test_a_query_on_examples_gives_their_mean_and_their_majority() -> None:
    points = [(0, 0), (0, 0), (1, 1)]
    for weight in ("1/d", "1/d^2"):
        assert distance_weighted_knn(points, [2, 4, 90], (0, 0), 3, weight) == 3
        assert weighted_vote(points, ["a", "a", "b"], (0, 0), 3, weight) == "a"
