"""Known mistakes in what k-means ends with and in its cost, and in clusters cut from a hierarchy."""

from collections.abc import Callable, Sequence
from itertools import combinations

from reference.clustering.kmeans import (
    KMEANS,
    KMeansState,
    Points,
    centroid,
    clustering_cost,
    cost_of_cluster,
    groups,
    nearest_centre,
    squared_distance,
)
from reference.misconceptions.clustering import KMEANS_CITY_BLOCK, KMEANS_ONE_BY_ONE, KMEANS_TO_POINTS
from reference.process import Process


def groups_by(process: Process[KMeansState]) -> Callable[..., list[list[int]]]:
    """The clusters that a mistaken k-means ends with."""

    def found(points: Points, centres: Points) -> list[list[int]]:
        return groups(process.last(points=points, centres=centres).labels)

    return found


groups_by_city_block = groups_by(KMEANS_CITY_BLOCK)
groups_one_by_one = groups_by(KMEANS_ONE_BY_ONE)
groups_around_points = groups_by(KMEANS_TO_POINTS)


def first_groups(points: Points, centres: Points) -> list[list[int]]:
    """The clusters around the start centres, which never move."""
    return groups([nearest_centre(point, centres) for point in points])


def groups_after_one_move(points: Points, centres: Points) -> list[list[int]]:
    """The clusters around centres that have moved once."""
    _, first, *_ = KMEANS.steps(points=points, centres=centres)
    return groups([nearest_centre(point, first.centres) for point in points])


def cost_by_variances(clusters: Sequence[Points]) -> float:
    """The variances of the clusters added up: each divided by its size."""
    return sum((cost_of_cluster(points) / len(points) for points in clusters if points), 0.0)


def cost_by_overall_mean(clusters: Sequence[Points]) -> float:
    """The squared distances from the mean of all points, whatever the clusters."""
    return clustering_cost([[point for points in clusters for point in points]])


def cost_by_pairs(clusters: Sequence[Points]) -> float:
    """The squared distances of all pairs in a cluster."""
    return sum((squared_distance(x, y) for points in clusters for x, y in combinations(points, 2)), 0.0)


def cost_per_point(clusters: Sequence[Points]) -> float:
    """The mean squared distance."""
    return clustering_cost(clusters) / sum(map(len, clusters))


def cost_between_means(clusters: Sequence[Points]) -> float:
    """The squared distances between the means of the clusters."""
    return cost_by_pairs([[centroid(points) for points in clusters if points]])
