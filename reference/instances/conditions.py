"""Conditions on points, their neighbours, and the predictions of these."""

from collections.abc import Mapping, Sequence
from itertools import combinations, islice, pairwise
from typing import Any

from reference.instances.distance import Point, minkowski_distance
from reference.instances.mistakes.neighbours import (
    label_of_first_at_place,
    label_of_last_at_distance,
    label_of_last_at_place,
    label_of_scaled,
    label_without_query,
    mean_of_last_at_place,
    nearest_by_largest,
)
from reference.instances.model import Call, knn_tied_labels, scaled
from reference.instances.neighbours import Points, knn_labels, nearest, neighbourhoods, winners
from reference.instances.weighted import weighted_vote
from reference.statistics.descriptive import mean

CLEAR = 0.05  # distances and means are rounded to one or two decimals by hand


def one_neighbourhood(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two points are equally near at rank k, so that the k nearest points are unique."""
    return not tied_rank(args, expected)


def tied_rank(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether points are equally near at rank k, so that the k nearest points are not unique."""
    # two are enough: there may be thousands
    return len(list(islice(neighbourhoods(args["points"], args["query"], args["k"]), 2))) > 1


def several_at_query(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least two of the k nearest points, and not all of them, are at the query."""
    return bool(2 <= args["points"].count(args["query"]) < args["k"])


def more_than_k_at_query(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether more than k points are at the query, and the mean of all of them is not that of any k."""
    here = [target for point, target in zip(args["points"], args["targets"], strict=True) if point == args["query"]]
    chosen = combinations(here, args["k"])
    return len(here) > args["k"] and all(abs(mean(some) - mean(here)) > CLEAR for some in chosen)


def tied_labels(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether equal distances or equal votes leave several labels right, but not all labels."""
    return 1 < len(knn_labels(**args)) < len({*args["labels"]})


def nearest_outvoted(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, also by weighted votes, and the nearest point has another label."""
    # else 1-NN, the simplest wrong program, would be right
    own = args["labels"][nearest(args["points"], args["query"], 1)[0]]
    return knn_labels(**args) == [expected] != [own] and weighted_labels(args) == {expected}


def last_outvoted(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the k-th nearest point has another label than the right one."""
    return bool(args["labels"][nearest(args["points"], args["query"], args["k"])[-1]] != expected)


def k_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one neighbour more, or one fewer, gives another label if the nearest of tied labels wins."""
    near = nearest(args["points"], args["query"], args["k"] + 1)
    votes = [[args["labels"][i] for i in near[:size]] for size in (args["k"] - 1, args["k"] + 1)]
    return all(winners(own)[0] != expected for own in votes)


def tree_at_query_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and another one without the points at the query."""
    return knn_labels(**args) == [expected] != [label_without_query(**args)]


def equal_points_vote(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and another one if of points at one place, or at one distance, a single one votes."""
    ways = (label_of_first_at_place, label_of_last_at_place, label_of_last_at_distance)
    return knn_labels(**args) == [expected] and all(way(**args) != expected for way in ways)


def equal_points_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the k nearest points are unique, and the mean differs if of points at one place a single one counts."""
    return one_neighbourhood(args, expected) and abs(mean_of_last_at_place(**args) - expected) > CLEAR


def won_without_majority(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, with no more than half of the votes, and the nearest point has another label."""
    near = [args["labels"][i] for i in nearest(args["points"], args["query"], args["k"])]
    return knn_labels(**args) == [expected] != near[:1] and 2 * near.count(expected) <= len(near)


def weighted_labels(args: Mapping[str, Any]) -> set[str]:
    """The labels that votes weighted by 1/d and by 1/d^2 give."""
    return {weighted_vote(**args, weight=weight) for weight in ("1/d", "1/d^2")}


def nearest_by_blocks(points: Points, query: Point, k: int) -> list[int]:
    """The k nearest points by city-block distance, the nearest first."""
    return sorted(range(len(points)), key=lambda i: minkowski_distance(points[i], query, 1))[:k]


def blocks_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and the neighbours by city-block distance give another one."""
    by_blocks = nearest_by_blocks(args["points"], args["query"], args["k"])
    return knn_labels(**args) == [expected] and expected not in winners([args["labels"][i] for i in by_blocks])


def scales_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and another one comes out if all coordinates are scaled to 0 to 1 before."""
    return knn_labels(**args) == [expected] and label_of_scaled(**args) != expected


def largest_differences_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and the neighbours by the largest difference of a coordinate give another one."""
    others = nearest_by_largest(args["points"], args["query"], args["k"])
    return knn_labels(**args) == [expected] and expected not in winners([args["labels"][i] for i in others])


def local_vote(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and it is neither the most frequent of all nor that of the farthest points."""
    points, labels, query, k = (args[name] for name in ("points", "labels", "query", "k"))
    # sorting the wrong way round must not give the same label
    far = nearest(points, query, len(points))[-k:]
    others = {*winners(labels), *winners([labels[i] for i in far])}
    return knn_labels(**args) == [expected] and expected not in others


def blocks_choose_others(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the k nearest points are unique, and city-block distance gives other ones."""
    points, query, k = args["points"], args["query"], args["k"]
    return one_neighbourhood(args, expected) and {*nearest_by_blocks(points, query, k)} != {*nearest(points, query, k)}


def weights_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label is right, and votes weighted by 1/d and by 1/d^2 give another one."""
    return knn_labels(**args) == [expected] and expected not in weighted_labels(args)


def scale_of_training_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a label would change if new values were clipped, or were used for the scale."""
    fit, asked = args["fit"], args["predict"]["points"]
    right = knn_tied_labels(fit, args["predict"])
    cut = knn_tied_labels(fit, {"points": cut_off(fit["points"], asked)})
    return another_label(right, cut) and another_label(right, labels_by_common_scale(fit, asked))


def cut_off(train: Points, points: Points) -> list[list[float]]:
    """The points with every value clipped to the range of `train`."""
    ends = [(min(column), max(column)) for column in zip(*train, strict=True)]
    return [[min(most, max(least, x)) for x, (least, most) in zip(point, ends, strict=True)] for point in points]


def labels_by_common_scale(fit: Call, points: Points) -> list[list[str]]:
    """The labels of points if these points also determine the scale."""
    everything = [*fit["points"], *points]
    train, queries = scaled(everything, fit["points"]), scaled(everything, points)
    return [knn_labels(train, fit["labels"], query, fit["k"]) for query in queries]


def another_label(right: Sequence[Sequence[str]], other: Sequence[Sequence[str]]) -> bool:
    """Whether for some point the two lists have no label in common."""
    return any(not {*one} & {*two} for one, two in zip(right, other, strict=True))


def distances_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the distances `a` to `e` differ clearly, and city-block distance gives the same nearest three."""
    far = [expected[name] for name in "abcde"]
    by_blocks = nearest_by_blocks([(row["x"], row["y"]) for row in args["rows"]], args["query"], 3)
    apart = all(after - before > CLEAR for before, after in pairwise(sorted(far)))
    return apart and by_blocks == sorted(range(len(far)), key=far.__getitem__)[:3]


def threshold_decides(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the number of votes that is required changes the label."""
    return bool(expected["label"] != expected["changed"])


def ratings_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether weights change the mean clearly, and no mean is near the middle between two ratings or whole numbers."""
    means = [expected["plain"], expected["weighted"]]
    # also between whole numbers: plain rounding is the mistake to be seen
    halves = [*(sum(pair) / 2 for pair in pairwise(args["admissible"])), *(whole + 0.5 for whole in range(10))]
    clear = all(abs(mean - half) > CLEAR for mean in means for half in halves)
    # ten times: the weights must move the mean visibly
    return clear and abs(means[0] - means[1]) > 10 * CLEAR and round(means[1]) not in args["admissible"]
