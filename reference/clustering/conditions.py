"""Conditions on clusterings."""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any

from reference.clustering.agglomerative import (
    AGGLOMERATION,
    Linkage,
    distance_between,
    flat_clusters,
    in_order,
    merge_heights,
)
from reference.clustering.by_hand import first_cluster, squared_from
from reference.clustering.kmeans import KMEANS, kmeans_groups, nearest_centre, squared_distance
from reference.clustering.mistakes.agglomerative import (
    MERGING_BY_MEANS,
    cut_by_city_block,
    cut_by_means,
    halved_distances,
)
from reference.clustering.mistakes.by_hand import city_block_from, mean_of_all, middle_of_range, with_old_centre
from reference.clustering.mistakes.kmeans import (
    KMEANS_TO_SMALL_MOVES,
    by_city_block,
    groups_at_equal_sizes,
    groups_at_thousandths,
    groups_by_city_block,
    groups_by_whole_means,
    groups_from_first_label,
    groups_of_different,
    groups_with_empty_at_origin,
    groups_without_empty,
)

CLEAR = 1e-6  # squared distances and heights that differ by more have the same order in every calculation
MOST_WAYS = 48  # of building one hierarchy; a trace is compared with more than that at once
BINARY = 64  # multiples of 1/64 are exact in floats, and so are their differences and squares


def clearly_nearest(point: Sequence[float], centres: Sequence[Sequence[float]]) -> bool:
    """Whether one centre is nearer than all others by more than rounding errors."""
    # squared distances, as students who leave out the root compare those
    least, *others = sorted(squared_distance(point, centre) for centre in centres)
    # and as a share of them, where all points are very near each other
    return all(other - least > CLEAR * min(1, other) for other in others)


def plainly_tied(point: Sequence[float], centres: Sequence[Sequence[float]]) -> bool:
    """Whether the nearest centres are exactly equally near, for every way to compute a distance."""
    least = min(squared_distance(point, centre) for centre in centres)
    near = [centre for centre in centres if squared_distance(point, centre) - least <= CLEAR]
    apart = {tuple(sorted(abs(x - c) for x, c in zip(point, centre, strict=True))) for centre in near}
    # the same sizes of differences: then squares, roots and city blocks are tied alike
    return len(apart) == 1 and all(x * BINARY == int(x * BINARY) for centre in near for x in (*centre, *point))


def several_rounds(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether k-means takes at least three rounds."""
    return len(expected) > 3


def tied_at_once(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in the first round of k-means a point is equally near to two centres."""
    # at once: then no later round is right either for those who break ties in another way
    return not all(clearly_nearest(point, args["centres"]) for point in args["points"])


def city_blocks_at_once(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether city-block distances assign some point to another centre in the first round of k-means."""
    centres = args["centres"]
    return any(by_city_block(point, centres) != nearest_centre(point, centres) for point in args["points"])


def small_moves_go_on(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether k-means goes on for a round or more after one in which no centre moves by 0.001."""
    # less one: the round without any change may be left out
    return len(list(KMEANS_TO_SMALL_MOVES.steps(**args))) < len(expected) - 1


def takes_several_rounds(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means takes at least four rounds."""
    return len(list(KMEANS.steps(points=args["points"], centres=args["centres"]))) > 4


def small_moves_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if it stops once the centres move by less than 0.001."""
    return bool(groups_at_thousandths(args["points"], args["centres"]) != expected)


def city_blocks_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means with city-block distances ends with other clusters."""
    return bool(groups_by_city_block(args["points"], args["centres"]) != expected)


def empty_centres_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if a centre without points is dropped, and if it moves to the origin."""
    ways = (groups_without_empty, groups_with_empty_at_origin)
    return all(way(args["points"], args["centres"]) != expected for way in ways)


def equal_points_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if points at the same place count once."""
    return bool(groups_of_different(args["points"], args["centres"]) != expected)


def whole_means_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if its means are cut to whole numbers."""
    return bool(groups_by_whole_means(args["points"], args["centres"]) != expected)


def equal_sizes_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if it stops once no cluster changes its size."""
    return bool(groups_at_equal_sizes(args["points"], args["centres"]) != expected)


def third_coordinates_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if it sees only the first two coordinates."""
    points, centres = ([list(each[:2]) for each in args[name]] for name in ("points", "centres"))
    return bool(kmeans_groups(points, centres) != expected)


def start_labels_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with other clusters if all points have the label of the first centre at the start."""
    return bool(groups_from_first_label(args["points"], args["centres"]) != expected)


def start_labels_do_not_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether k-means ends with the same clusters if all points have the label of the first centre at the start."""
    return not start_labels_decide(args, expected)


def no_certain_component(args: Mapping[str, Any], expected: Sequence[Sequence[float]]) -> bool:
    """Whether at least two components have a responsibility above 0.001 for every number."""
    # a share below would be printed as 0.000, and needs no mixture
    return all(sum(share > 1e-3 for share in row) > 1 for row in expected)


def components_overlap(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in every round of EM no component shrinks to a point or loses all numbers, and some number is shared."""
    rounds = expected[1:]
    shared = all(any(max(row) < 0.95 for row in record["responsibilities"]) for record in rounds)
    # near 0 the densities, and rounding, explode
    return shared and all(min(record["sds"]) > 0.2 for record in rounds) and all(map(all_used, rounds))


def all_used(record: Mapping[str, Any]) -> bool:
    """Whether every component has a responsibility above 0.2 for some number."""
    return all(max(column) > 0.2 for column in zip(*record["responsibilities"], strict=True))


def linkages_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether all linkages, and the distance of means, give different merge heights, and no merge is nearly tied."""
    points = args["points"]
    ways = [merge_heights(points, linkage) for linkage in ("single", "complete", "average")]
    ways.append([state.height for state in MERGING_BY_MEANS.steps(points=points, linkage="single")][1:])
    # heights are printed to two decimals: 0.05 shows
    apart = all(max(abs(a - b) for a, b in zip(one, other, strict=True)) > 0.05 for one, other in combinations(ways, 2))
    return apart and all_merges_clear(points, args["linkage"], 1)


def halves_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether heights differ if the distance of a merged cluster is the mean of the distances of its two halves."""
    right = merge_heights(args["points"], args["linkage"])
    halved = [state.height for state in halved_distances(args["points"], args["linkage"])][1:]
    # heights are printed to two decimals: 0.05 shows; before the last merge, so that more than one step is wrong
    return any(abs(a - b) > 0.05 for a, b in zip(right[:-1], halved[:-1], strict=True))


def all_merges_clear(points: Sequence[Sequence[float]], linkage: Any, left: int) -> bool:
    """Whether before each merge one pair of clusters is nearest by more than rounding errors."""
    for state in AGGLOMERATION.steps(points=points, linkage=linkage, stop_at=left):
        pairs = combinations(in_order(state.clusters), 2)
        near = sorted(distance_between(points, pair, linkage) for pair in pairs)
        # the runner-up decides alone: pairs behind it are farther still
        if len(state.clusters) > left and any(each - near[0] <= CLEAR for each in near[1:2]):
            return False
    return True


def means_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether distances between means give other clusters."""
    return list(map(list, cut_by_means(**args))) != list(map(list, expected))


def city_blocks_cut_elsewhere(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether city-block distances give other clusters."""
    return list(map(list, cut_by_city_block(**args))) != list(map(list, expected))


def clusters_by_linkage(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the other linkage, single or complete, gives other clusters."""
    other: Linkage = "single" if args["linkage"] == "complete" else "complete"
    return [list(cluster) for cluster in flat_clusters(args["points"], args["k"], other)] != list(map(list, expected))


def equally_near_clusters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least two merges are tied, and there are few enough ways to check all of them."""
    steps = AGGLOMERATION.steps(points=args["points"], linkage=args["linkage"])
    choices = [len(AGGLOMERATION.successors(state, args["points"], args["linkage"])) for state in steps]
    return sum(choice > 1 for choice in choices) > 1 and math.prod(choice or 1 for choice in choices) <= MOST_WAYS


def telling_round(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a round by hand has clear distances, and means that no wrong calculation gives by chance."""
    rows, first, second, name = (args[key] for key in ("rows", "first", "second", "name"))
    gaps = [squared_from(rows, row["point"], first) - squared_from(rows, row["point"], second) for row in rows]
    mine = first_cluster(rows, first, second, name, expected["to"])
    if min(map(abs, gaps)) < 3 or not 3 <= len(mine) < len(rows) - 1 or expected["d1"] <= 2:
        return False
    others = [
        (way(rows, first, second, name, expected["to"], axis), expected[key])
        for way in (with_old_centre, mean_of_all, middle_of_range)
        for axis, key in enumerate("xy")
    ]
    others.append((others[0][0], others[2][0]))
    others.append((city_block_from(rows, name, second), expected["d2"]))
    # the known wrong ways, each far enough from the right number to be told apart
    return all(abs(other - right) > 0.05 for other, right in others)


def parts_apart(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the four distances between two clusters differ clearly, are not symmetrical, and are above 1.2."""
    pairs = sorted(expected[part] for part in ("ac", "ad", "bc", "bd"))
    # above 1.2: a distance of 1 is its own square, and hides a missing root
    clear = all(b - a > 0.1 for a, b in pairwise(pairs)) and pairs[0] > 1.2
    # else the mean of the nearest and the farthest pair would be average linkage
    return clear and abs((pairs[0] + pairs[3]) - (pairs[1] + pairs[2])) > 0.1


def telling_mixture(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether in a step of EM by hand no density is nearly 0, no responsibility nearly 0 or 1, no variance nearly 1."""
    shares = [expected[part] for part in ("r1", "r2", "r3")]
    spread = abs(expected["variance"] - 1) > 0.05  # else it is its own root
    return spread and min(expected["p1"], expected["p2"]) > 0.01 and all(0.02 < share < 0.98 for share in shares)
