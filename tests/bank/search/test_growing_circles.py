"""Tests of `reference.search.growing_circles`."""

import math
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference.search.draws.problems import any_tree, any_tree_labels, park_points
from reference.search.growing_circles import GROWING_CIRCLE, circle_at, growing_circle

SEEDS = st.integers(0, 10**6).map(Random)


@given(SEEDS)
def test_a_circle_that_only_grows_takes_in_the_next_nearest_points(random: Random) -> None:
    points = park_points(random, n=(1, 8))
    labels = any_tree_labels(random, points)
    start = any_tree(random, labels)
    states = list(GROWING_CIRCLE.steps(points=points, labels=labels, start=start, target_accuracy=1))
    distances = sorted({math.dist(points[start], point) for point in points})
    assert [state.radius for state in states] == distances[: len(states)]
    assert states[-1].errors == 0 or states[-1].inside == len(points)


@given(SEEDS)
def test_a_circle_that_moves_is_the_best_of_its_radius_or_stays(random: Random) -> None:
    points = park_points(random, n=(2, 8))
    labels = any_tree_labels(random, points)
    given_ = {"points": points, "labels": labels, "start": any_tree(random, labels), "operators": ["grow", "move"]}
    for state in list(GROWING_CIRCLE.steps(**given_))[1:]:
        every = [circle_at(points, labels, centre, state.radius) for centre in range(len(points))]
        assert state == every[state.centre]
        assert state.errors == min(circle.errors for circle in every)


def test_the_circle_of_four_points() -> None:
    found = growing_circle([[0, 0], [1, 0], [3, 0], [9, 0]], ["+", "+", "+", "-"], 0)
    assert (found.radius, found.inside, found.errors) == (3.0, 3, 0)
