"""k-means clustering. Blockeel, section 8.4.1; Witten, section 4.8; Kubat, sections 14.1 to 14.3."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from reference.process import Process

Vector = tuple[float, ...]
Points = Sequence[Sequence[float]]


def squared_distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The square of the Euclidean distance; it gives the same order without a root, and whole numbers stay whole."""
    return sum((x - y) ** 2 for x, y in zip(one, other, strict=True))


def centroid(points: Points) -> Vector:
    """The mean of the points, coordinate by coordinate. Kubat, section 14.1.

    >>> centroid([(2, 5), (1, 4), (3, 6)])
    (2.0, 5.0)
    """
    return tuple(sum(column) / len(points) for column in zip(*points, strict=True))


def nearest_centre(point: Sequence[float], centres: Points) -> int:
    """The place of the nearest centre, from 0; of equally near ones the first. Kubat, section 14.1.

    >>> nearest_centre((4, 4), [(3, 4), (4, 6), (5, 7)])
    0
    """
    distances = [squared_distance(point, centre) for centre in centres]
    return distances.index(min(distances))  # of equally near centres the first


def members(points: Points, labels: Sequence[int], cluster: int) -> Points:
    """The points that have this label."""
    return [point for point, label in zip(points, labels, strict=True) if label == cluster]


def moved_centres(points: Points, labels: Sequence[int], centres: Points) -> tuple[Vector, ...]:
    """The mean of the points of every cluster; the centre of an empty cluster stays."""
    clusters = [members(points, labels, cluster) for cluster in range(len(centres))]
    return tuple(centroid(its) if its else tuple(old) for its, old in zip(clusters, centres, strict=True))


@dataclass(frozen=True, slots=True)
class KMeansState:
    """The cluster of each point and the centres after a round; `settled` if no point changed its cluster."""

    labels: tuple[int, ...]
    centres: tuple[Vector, ...]
    settled: bool = False


def kmeans_start(points: Points, centres: Points) -> KMeansState:
    """The state with the given centres, without labels."""
    return KMeansState((), tuple(tuple(centre) for centre in centres))


def kmeans_successors(state: KMeansState, points: Points, centres: Points) -> tuple[KMeansState, ...]:
    """The state after another round; none after a round in which no point changed its cluster.

    A round gives every point to its nearest centre, and then moves all centres (Blockeel, figure 8.5; Witten). The
    books are silent on equally near centres, of which the first is taken here, and on empty clusters.
    """
    if state.settled:
        return ()
    # all labels before any centre moves: Kubat's incremental version does otherwise
    labels = tuple(nearest_centre(point, state.centres) for point in points)
    return (KMeansState(labels, moved_centres(points, labels, state.centres), labels == state.labels),)


KMEANS = Process(kmeans_start, kmeans_successors)


def kmeans(points: Points, centres: Points) -> KMeansState:
    """The last state of k-means: labels and centres.

    >>> kmeans([(1,), (2,), (3,), (10,), (11,), (12,)], centres=[(1,), (2,)]).centres
    ((2.0,), (11.0,))
    """
    return KMEANS.last(points=points, centres=centres)


def groups(labels: Sequence[int]) -> list[list[int]]:
    """The places of the points in each cluster; empty clusters are left out.

    >>> groups([1, 0, 1, 3])
    [[1], [0, 2], [3]]
    """
    return [[place for place, each in enumerate(labels) if each == label] for label in sorted(set(labels))]


def kmeans_groups(points: Points, centres: Points) -> list[list[int]]:
    """The clusters that k-means ends with, as places of points.

    >>> kmeans_groups([(1,), (2,), (3,), (10,), (11,), (12,)], centres=[(1,), (2,)])
    [[0, 1, 2], [3, 4, 5]]
    """
    return groups(kmeans(points, centres).labels)


def clustering_cost(clusters: Sequence[Points], *, squared: bool = True) -> float:
    """The sum of the squared distances of all points from the mean of their cluster: the objective of k-means.

    Blockeel, section 8.4.1, who calls it a sum of variances although nothing is divided by the sizes; Witten, section
    4.8. Not `squared`, it is Kubat's sum of distances (equation 14.3). A cluster without points adds nothing.

    >>> clustering_cost([[(0, 0), (4, 0)], [(0, 1), (4, 1)]]), clustering_cost([[(0, 0), (0, 1)], [(4, 0), (4, 1)]])
    (16.0, 1.0)
    """
    # from 0.0: no clusters cost a float, too
    return sum((cost_of_cluster(points, squared=squared) for points in clusters if points), 0.0)


def cost_of_cluster(points: Points, *, squared: bool = True) -> float:
    """The sum of the distances of the points from their mean, squared or not."""
    mean = centroid(points)
    squares = [squared_distance(point, mean) for point in points]
    return sum(squares) if squared else sum(map(sqrt, squares))
