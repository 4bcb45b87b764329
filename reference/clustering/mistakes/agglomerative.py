"""Known mistakes in agglomerative clustering: other distances between clusters, other numbers of merges."""

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from itertools import combinations

from reference.clustering.agglomerative import (
    AGGLOMERATION,
    LINKAGES,
    TIED,
    Cluster,
    HierarchyState,
    Linkage,
    Points,
    distance_between,
    hierarchy_start,
    hierarchy_successors,
    in_order,
    listed,
    merged,
)
from reference.clustering.kmeans import centroid, squared_distance
from reference.process import Process

Following = tuple[HierarchyState, ...]
Clusters = tuple[tuple[int, ...], ...]
Distance = Callable[[Points, tuple[Cluster, Cluster], Linkage], float]


def merging_by(distance: Distance, best: Callable[[Iterable[float]], float] = min) -> Process[HierarchyState]:
    """Agglomerative clustering by another distance between clusters, or of other than the nearest ones."""

    def successors(state: HierarchyState, points: Points, linkage: Linkage, *, stop_at: int = 1) -> Following:
        on_top = in_order(state.clusters)
        if len(on_top) <= stop_at:
            return ()
        apart = {pair: distance(points, pair, linkage) for pair in combinations(on_top, 2)}
        wanted = best(apart.values())
        return tuple(
            HierarchyState(listed(merged(on_top, pair)), height)
            for pair, height in apart.items()
            if math.isclose(height, wanted, rel_tol=TIED)
        )

    return Process(hierarchy_start, successors)


def between_means(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance between the means of the two clusters."""
    one, other = (centroid([points[place] for place in cluster]) for cluster in pair)
    return math.dist(one, other)


def between_nearest(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance of the nearest pair, whatever the linkage."""
    return distance_between(points, pair, "single")


def between_farthest(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance of the farthest pair, whatever the linkage."""
    return distance_between(points, pair, "complete")


def between_squared(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """What the linkage makes of squared distances."""
    one, other = ([points[place] for place in cluster] for cluster in pair)
    return LINKAGES[linkage](squared_distance(x, y) for x in one for y in other)


def between_exchanged(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance by complete linkage for single, and by single linkage for complete."""
    exchanged: dict[Linkage, Linkage] = {"single": "complete", "complete": "single", "average": "average"}
    return distance_between(points, pair, exchanged[linkage])


def means_for_average(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance between means for average linkage; the other linkages are right."""
    return (between_means if linkage == "average" else distance_between)(points, pair, linkage)


def between_by_city_block(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """What the linkage makes of city-block distances."""
    one, other = ([points[place] for place in cluster] for cluster in pair)
    return LINKAGES[linkage](sum(abs(a - b) for a, b in zip(x, y, strict=True)) for x in one for y in other)


def halved_distances(points: Points, linkage: Linkage) -> list[HierarchyState]:
    """All states where, for average linkage, a merged cluster is as far as the mean of its two halves from another.

    That is weighted average linkage (WPGMA): a small half counts as much as a large one.
    """
    if linkage != "average":
        return list(AGGLOMERATION.steps(points=points, linkage=linkage))
    found = [hierarchy_start(points, linkage)]
    on_top = in_order(found[0].clusters)
    apart = {frozenset(pair): distance_between(points, pair, linkage) for pair in combinations(on_top, 2)}
    while len(on_top) > 1:
        pair = min(combinations(on_top, 2), key=lambda pair: apart[frozenset(pair)])
        found.append(HierarchyState(listed(merged(on_top, pair)), apart[frozenset(pair)]))
        for other in set(on_top) - set(pair):
            halves = [apart[frozenset((half, other))] for half in pair]
            apart[frozenset((pair[0] | pair[1], other))] = sum(halves) / 2
        on_top = in_order(found[-1].clusters)
    return found


def with_halved_distances(state: HierarchyState, points: Points, linkage: Linkage, *, stop_at: int = 1) -> Following:
    """The next state of `halved_distances`, told by how many clusters are left."""
    merges = len(points) - len(state.clusters)
    return tuple(halved_distances(points, linkage)[merges + 1 : merges + 2])


def with_squared_heights(state: HierarchyState, points: Points, linkage: Linkage, *, stop_at: int = 1) -> Following:
    """The right merges, with squared distances for heights."""
    found = hierarchy_successors(state, points, linkage, stop_at=stop_at)
    return tuple(replace(after, height=after.height**2) for after in found)


MERGING_BY_MEANS = merging_by(between_means)
MERGING_AVERAGE_BY_MEANS = merging_by(means_for_average)
MERGING_EXCHANGED = merging_by(between_exchanged)
MERGING_NEAREST_POINTS = merging_by(between_nearest)
MERGING_BY_FARTHEST = merging_by(between_farthest)
MERGING_THE_FARTHEST = merging_by(distance_between, max)
MERGING_BY_CITY_BLOCK = merging_by(between_by_city_block)
MERGING_BY_SQUARES = merging_by(between_squared)
MERGING_HALVES = Process(hierarchy_start, with_halved_distances)
MERGING_WITH_SQUARES = Process(hierarchy_start, with_squared_heights)


def cut_by(process: Process[HierarchyState]) -> Callable[..., Clusters]:
    """The k clusters that a mistaken agglomeration leaves on top."""

    def found(points: Points, k: int, linkage: Linkage) -> Clusters:
        return process.last(points=points, linkage=linkage, stop_at=k).clusters

    return found


cut_by_means = cut_by(MERGING_BY_MEANS)
cut_by_city_block = cut_by(MERGING_BY_CITY_BLOCK)
cut_by_nearest_points = cut_by(MERGING_NEAREST_POINTS)


def after_k_merges(points: Points, k: int, linkage: Linkage) -> Clusters:
    """The clusters after k merges, where k clusters are asked for."""
    left = max(1, len(points) - k)
    return AGGLOMERATION.last(points=points, linkage=linkage, stop_at=left).clusters


def one_merge_too_many(points: Points, k: int, linkage: Linkage) -> Clusters:
    """The clusters when there are fewer than k, which is one merge later."""
    return AGGLOMERATION.last(points=points, linkage=linkage, stop_at=max(1, k - 1)).clusters


def complete_only(items: Collection[str], clusters: Iterable[Collection[str]]) -> bool:
    """Whether the whole and all single items are there; overlaps are not looked at."""
    families = {frozenset(cluster) for cluster in clusters}
    return {frozenset(items), *(frozenset([item]) for item in items)} <= families


def disjoint_only(items: Collection[str], clusters: Iterable[Collection[str]]) -> bool:
    """Whether everything is there, and no two clusters between the single items and the whole share an item."""
    families = {frozenset(cluster) for cluster in clusters}
    between = [each for each in families if 1 < len(each) < len(items)]
    return complete_only(items, clusters) and not any(one & other for one, other in combinations(between, 2))
