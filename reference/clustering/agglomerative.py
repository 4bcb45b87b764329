"""Hierarchies of clusters, merged from the bottom up. Blockeel, section 8.4.2; Kubat, section 14.4."""

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Literal

from reference.process import Process

Cluster = frozenset[int]  # places of points
Points = Sequence[Sequence[float]]
Linkage = Literal["single", "complete", "average"]
TIED = 1e-9  # relative: distances that differ by less are equal, apart from rounding

LINKAGES: dict[str, Callable[[Iterable[float]], float]] = {"single": min, "complete": max, "average": fmean}


def cluster_distance(one: Points, other: Points, linkage: Linkage) -> float:
    """The distance of two clusters: of their nearest pair, their farthest pair, or the mean over all pairs.

    Kubat, section 14.4, has the nearest pair.

    >>> cluster_distance([(1, 0), (2, 2)], [(3, 3), (4, 4)], "single") == math.sqrt(2)
    True
    """
    return LINKAGES[linkage](math.dist(x, y) for x in one for y in other)


@dataclass(frozen=True, slots=True)
class HierarchyState:
    """The current clusters, and the height at which the last two were merged."""

    clusters: tuple[tuple[int, ...], ...]
    height: float = 0.0


def hierarchy_start(points: Points, linkage: Linkage, *, stop_at: int = 1) -> HierarchyState:
    """The state in which every point is a cluster."""
    return HierarchyState(tuple((place,) for place in range(len(points))))


def hierarchy_successors(
    state: HierarchyState, points: Points, linkage: Linkage, *, stop_at: int = 1
) -> tuple[HierarchyState, ...]:
    """The states after two nearest clusters are merged: one for each tied pair; none for `stop_at` clusters.

    Both clusters are on top: Blockeel's figure 8.8 would look among all that were ever formed.
    """
    # clusters by smallest member, pairs in that order: the books do not treat ties
    on_top = in_order(state.clusters)
    if len(on_top) <= stop_at:
        return ()
    apart = {pair: distance_between(points, pair, linkage) for pair in combinations(on_top, 2)}
    least = min(apart.values())
    return tuple(
        HierarchyState(listed(merged(on_top, pair)), height)
        for pair, height in apart.items()
        # every tied pair is a right next step; the first one in order is taken
        if height <= least * (1 + TIED)
    )


def in_order(clusters: Iterable[Collection[int]]) -> list[Cluster]:
    """The clusters, sorted by their smallest members."""
    # by first member: clusters then have one order, and a trace one form
    return sorted(map(frozenset, clusters), key=min)


def listed(clusters: Iterable[Cluster]) -> tuple[tuple[int, ...], ...]:
    """The clusters and their members as sorted tuples."""
    return tuple(tuple(sorted(cluster)) for cluster in in_order(clusters))


def merged(clusters: Iterable[Cluster], pair: tuple[Cluster, Cluster]) -> list[Cluster]:
    """The clusters with a pair of them replaced by its union."""
    return [*(each for each in clusters if each not in pair), pair[0].union(pair[1])]


def distance_between(points: Points, pair: tuple[Cluster, Cluster], linkage: Linkage) -> float:
    """The distance of two clusters that are given as places of points."""
    # places, not points: two points may be equal
    one, other = ([points[place] for place in cluster] for cluster in pair)
    return cluster_distance(one=one, other=other, linkage=linkage)


AGGLOMERATION = Process(hierarchy_start, hierarchy_successors)


def flat_clusters(points: Points, k: int, linkage: Linkage) -> tuple[tuple[int, ...], ...]:
    """The k clusters that are left when merging stops. Blockeel, section 8.4.2.

    Of equally near pairs the first is merged, clusters being in the order of their smallest members, as in the trace;
    that may decide what is left. Drawn inputs have no such pairs.

    >>> flat_clusters([(1,), (2,), (4,), (7,), (11,)], k=3, linkage="single")
    ((0, 1, 2), (3,), (4,))
    """
    if not 1 <= k <= len(points):
        raise ValueError(f"{len(points)} points have from 1 to {len(points)} clusters, not {k}")
    return listed(map(frozenset, AGGLOMERATION.last(points=points, linkage=linkage, stop_at=k).clusters))


def farthest_pair(one: Points, other: Points) -> float:
    """Complete linkage in the plane: the distance of the two points, one from each cluster, that are farthest apart.

    >>> farthest_pair([(0, 0), (1, 1)], [(4, 3), (3, 3)])
    5.0
    """
    return max(math.sqrt((x - u) ** 2 + (y - v) ** 2) for x, y in one for u, v in other)


def merge_heights(points: Points, linkage: Linkage) -> list[float]:
    """The heights of all merges, in order.

    >>> merge_heights([(1,), (2,), (4,), (7,), (11,)], "single")
    [1.0, 2.0, 3.0, 4.0]
    """
    return [state.height for state in AGGLOMERATION.steps(points=points, linkage=linkage)][1:]


def is_hierarchy(items: Collection[Hashable], clusters: Iterable[Collection[Hashable]]) -> bool:
    """Whether the clusters are a hierarchy: all items, each item alone, and any two clusters nested or disjoint.

    Blockeel, section 8.1.3.

    >>> is_hierarchy("abc", ["abc", "ab", "a", "b", "c"]), is_hierarchy("abc", ["abc", "ab", "bc", "a", "b", "c"])
    (True, False)
    """
    families = {frozenset(cluster) for cluster in clusters}
    # the whole and the singletons belong to every hierarchy
    wanted = {frozenset(items), *(frozenset([item]) for item in items)}
    nested = all(one <= other or other <= one or not one & other for one, other in combinations(families, 2))
    return nested and wanted <= families
