"""Tests of `reference.clustering.kmeans`."""

import math
from fractions import Fraction
from itertools import combinations, pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.clustering.agglomerative import (
    AGGLOMERATION,
    cluster_distance,
    farthest_pair,
    flat_clusters,
    is_hierarchy,
    merge_heights,
)
from reference.clustering.gaussian_mixture import em_gaussian_mixture, log_likelihood, responsibilities
from reference.clustering.incremental_kmeans import TRANSFERS
from reference.clustering.kmeans import (
    KMEANS,
    centroid,
    clustering_cost,
    groups,
    kmeans,
    kmeans_groups,
    members,
    nearest_centre,
    squared_distance,
)
from reference.clustering.mistakes.kmeans import KMEANS_TO_SMALL_MOVES

Places = list[tuple[int, int]]
FEW = settings(max_examples=25, deadline=None)
PLACE = st.tuples(st.integers(0, 12), st.integers(0, 12))
POINTS = st.lists(PLACE, min_size=3, max_size=9, unique=True)
NUMBERS = st.lists(st.integers(0, 40).map(lambda n: n / 4), min_size=3, max_size=7, unique=True)
TABLE_14_2 = [(2, 5), (1, 4), (3, 6), (4, 3), (3, 7), (2, 2), (1, 5), (3, 1), (2, 3)]


def cost(points: Places, labels: Any) -> float:
    return clustering_cost([members(points, labels, cluster) for cluster in set(labels)])


@FEW
@given(POINTS, st.integers(1, 3))
def test_k_means_ends_where_every_point_is_nearest_to_the_mean_of_its_cluster_and_no_round_costs_more(
    points: Places, k: int
) -> None:
    steps = list(KMEANS.steps(points=points, centres=points[:k]))[1:]
    costs = [cost(points, state.labels) for state in steps]
    assert all(after <= before + 1e-9 for before, after in pairwise(costs))
    last = steps[-1]
    assert all(nearest_centre(point, last.centres) == label for point, label in zip(points, last.labels, strict=True))
    for cluster in set(last.labels):
        assert last.centres[cluster] == centroid(members(points, last.labels, cluster))


@FEW
@given(POINTS, st.integers(-20, 20))
def test_k_means_moves_with_its_points(points: Places, by: int) -> None:
    exact: Any = [(Fraction(x), Fraction(y)) for x, y in points]  # in floats a tie may not survive the move
    moved: Any = [(x + by, y + by) for x, y in exact]
    assert kmeans_groups(exact, exact[:2]) == kmeans_groups(moved, moved[:2])


def test_a_centre_without_points_stays_and_keeps_its_number() -> None:
    last = kmeans([(0,), (1,), (5,), (6,)], [(0,), (50,), (6,)])
    assert last.centres == ((0.5,), (50,), (5.5,))
    assert last.labels == (0, 0, 2, 2)
    assert groups(last.labels) == [[0, 1], [2, 3]]


def test_a_stop_at_small_moves_leaves_out_rounds_that_the_case_of_small_distances_has() -> None:
    points, centres = [[0.0], [0.0002], [0.0005], [0.0009], [0.001]], [[0.0], [0.0001]]
    right, stopped = (list(each.steps(points=points, centres=centres)) for each in (KMEANS, KMEANS_TO_SMALL_MOVES))
    assert stopped[1].settled
    assert [state.labels for state in stopped] == [state.labels for state in right][:2]
    assert len(right) > 3


def test_equally_near_centres_the_first_wins() -> None:
    assert nearest_centre((1, 1), [(0, 1), (2, 1), (1, 0)]) == 0


@FEW
@given(POINTS)
def test_the_mean_has_the_smallest_sum_of_squares_and_leaving_it_costs_the_square_of_the_way(points: Places) -> None:
    mean = centroid(points)
    least = sum(squared_distance(point, mean) for point in points)
    beside = (mean[0] + 1, mean[1] - 2)
    assert sum(squared_distance(point, beside) for point in points) == pytest.approx(least + 5 * len(points))
    assert clustering_cost([points]) == pytest.approx(least)
    assert clustering_cost([[point] for point in points]) == 0


ENDS = {  # order of Kubat's table 14.2: (distances summed, cluster of the second point)
    (3, 4, 5, 6, 7, 8, 0, 1, 2): (8.8398, 0),
    (3, 4, 5, 0, 1, 2, 6, 7, 8): (9.1022, 2),
}


@pytest.mark.parametrize("order", ENDS)
def test_one_at_a_time_the_order_decides_where_it_ends(order: Any) -> None:
    last = TRANSFERS.last(points=TABLE_14_2, labels=[0, 0, 0, 1, 1, 1, 2, 2, 2], order=order)
    clusters = [members(TABLE_14_2, last.labels, cluster) for cluster in range(3)]
    assert (round(clustering_cost(clusters, squared=False), 4), last.labels[1]) == ENDS[order]


def test_costs_of_kubats_table_with_and_without_squares() -> None:
    first = [TABLE_14_2[:3], TABLE_14_2[3:6], TABLE_14_2[6:]]
    assert clustering_cost(first, squared=False) == pytest.approx(13.9508, abs=1e-4)
    last = TRANSFERS.last(points=TABLE_14_2, labels=[0, 0, 0, 1, 1, 1, 2, 2, 2], order=[3, 4, 5, 6, 7, 8, 0, 1, 2])
    assert cost(TABLE_14_2, last.labels) == pytest.approx(11.8667, abs=1e-4)


@FEW
@given(NUMBERS, st.integers(1, 3))
def test_no_round_of_em_makes_the_numbers_less_likely(xs: list[float], rounds: int) -> None:
    start = ([min(xs), max(xs)], [2.0, 3.0])
    last = em_gaussian_mixture(xs, *start, rounds)
    if min(last.sds) > 1e-3:
        assert log_likelihood(xs, last.means, last.sds) >= log_likelihood(xs, *start) - 1e-9
    assert all(sum(row) == pytest.approx(1) for row in last.responsibilities)


@FEW
@given(NUMBERS)
def test_exchanged_components_have_exchanged_responsibilities_and_equal_priors_need_not_be_given(
    xs: list[float],
) -> None:
    firsts = [row[0] for row in responsibilities(xs, [2, 7], [1, 2])]
    assert firsts == pytest.approx([row[1] for row in responsibilities(xs, [7, 2], [2, 1])])
    assert firsts == pytest.approx([row[0] for row in responsibilities(xs, [2, 7], [1, 2], [0.5, 0.5])])


@FEW
@given(POINTS, st.sampled_from(["single", "complete", "average"]))
def test_heights_never_fall_and_all_clusters_that_ever_were_are_a_hierarchy(points: Places, linkage: Any) -> None:
    steps = list(AGGLOMERATION.steps(points=points, linkage=linkage))
    heights = [state.height for state in steps]
    assert all(after >= before - 1e-9 for before, after in pairwise(heights))
    ever = {cluster for state in steps for cluster in state.clusters}
    assert len(ever) == 2 * len(points) - 1
    assert is_hierarchy(list(range(len(points))), list(ever))


@FEW
@given(POINTS, st.integers(1, 3))
def test_single_linkage_cuts_the_longest_edges_of_a_spanning_tree(points: Places, k: int) -> None:
    edges = sorted((math.dist(points[a], points[b]), a, b) for a, b in combinations(range(len(points)), 2))
    tree: list[float] = []
    part = list(range(len(points)))
    for length, a, b in edges:
        if part[a] != part[b]:
            tree.append(length)
            part = [part[a] if each == part[b] else each for each in part]
    assert merge_heights(points, "single") == pytest.approx(tree)
    assert len(flat_clusters(points, k, "single")) == k


@FEW
@given(POINTS, POINTS)
def test_linkages_are_ordered_and_complete_linkage_is_the_farthest_pair(one: Places, other: Places) -> None:
    single, average, complete = (cluster_distance(one, other, each) for each in ("single", "average", "complete"))
    assert single <= average + 1e-9
    assert average <= complete + 1e-9
    assert farthest_pair(one, other) == pytest.approx(complete)
    assert single == min(math.dist(x, y) for x, y in product(one, other))
