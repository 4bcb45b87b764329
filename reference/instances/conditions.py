"""Conditions on points, their neighbours, and what these say."""

from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from typing import Any

from reference.instances.distance import Point, minkowski_distance
from reference.instances.model import Call, knn_tied_labels, scaled
from reference.instances.neighbours import Points, knn_labels, nearest, neighbourhoods, winners
from reference.instances.weighted import weighted_vote

CLEAR = 0.05


def one_neighbourhood(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two points are equally near at rank k, so that the k nearest are the same for everybody."""
    return not tied_rank(args, expected)


def tied_rank(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether points are equally near at rank k, so that others could be the k nearest as well."""
    return len(list(islice(neighbourhoods(args["points"], args["query"], args["k"]), 2))) > 1


def tied_labels(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether equal distances or equal votes leave several labels right, but not all."""
    return 1 < len(knn_labels(**args)) < len({*args["labels"]})


def nearest_outvoted(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label alone is right, also by votes weighted by distance, and the nearest point has another."""
    own = args["labels"][nearest(args["points"], args["query"], 1)[0]]
    return knn_labels(**args) == [expected] != [own] and weighted_labels(args) == {expected}


def weighted_labels(args: Mapping[str, Any]) -> set[str]:
    """What votes weighted by 1/d and by 1/d^2 give."""
    return {weighted_vote(**args, weight=weight) for weight in ("1/d", "1/d^2")}


def nearest_by_blocks(points: Points, query: Point, k: int) -> list[int]:
    """The k nearest points by city-block distance, the nearest first."""
    return sorted(range(len(points)), key=lambda i: minkowski_distance(points[i], query, 1))[:k]


def blocks_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label alone is right, and the neighbours by city-block distance give another."""
    by_blocks = nearest_by_blocks(args["points"], args["query"], args["k"])
    return knn_labels(**args) == [expected] and expected not in winners([args["labels"][i] for i in by_blocks])


def local_vote(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label alone is right, which is neither the most frequent of all nor that of the farthest points."""
    points, labels, query, k = (args[name] for name in ("points", "labels", "query", "k"))
    far = nearest(points, query, len(points))[-k:]
    others = {*winners(labels), *winners([labels[i] for i in far])}
    return knn_labels(**args) == [expected] and expected not in others


def blocks_choose_others(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two points are equally near at rank k, and other ones are the k nearest by city-block distance."""
    points, query, k = args["points"], args["query"], args["k"]
    return one_neighbourhood(args, expected) and {*nearest_by_blocks(points, query, k)} != {*nearest(points, query, k)}


def weights_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one label alone is right, and votes weighted by 1/d or by 1/d^2 both give another."""
    return knn_labels(**args) == [expected] and expected not in weighted_labels(args)


def scale_of_training_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some label would change if values beyond the training points were cut off, or had a part in the scale."""
    fit, asked = args["fit"], args["predict"]["points"]
    right = knn_tied_labels(fit, args["predict"])
    cut = knn_tied_labels(fit, {"points": cut_off(fit["points"], asked)})
    return another_label(right, cut) and another_label(right, labels_by_common_scale(fit, asked))


def cut_off(train: Points, points: Points) -> list[list[float]]:
    """The points with every value moved between the smallest and the largest of `train`."""
    ends = [(min(column), max(column)) for column in zip(*train, strict=True)]
    return [[min(most, max(least, x)) for x, (least, most) in zip(point, ends, strict=True)] for point in points]


def labels_by_common_scale(fit: Call, points: Points) -> list[list[str]]:
    """The labels of points that have a part in the scale themselves."""
    everything = [*fit["points"], *points]
    train, queries = scaled(everything, fit["points"]), scaled(everything, points)
    return [knn_labels(train, fit["labels"], query, fit["k"]) for query in queries]


def another_label(right: Sequence[Sequence[str]], other: Sequence[Sequence[str]]) -> bool:
    """Whether for some point no right label is among the others."""
    return any(not {*one} & {*two} for one, two in zip(right, other, strict=True))


def distances_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether rounding changes no order of the distances `a` to `e`, and city blocks have the same nearest three."""
    far = [expected[name] for name in "abcde"]
    by_blocks = nearest_by_blocks([(row["x"], row["y"]) for row in args["rows"]], args["query"], 3)
    apart = all(after - before > CLEAR for before, after in pairwise(sorted(far)))
    return apart and by_blocks == sorted(range(len(far)), key=far.__getitem__)[:3]


def ratings_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether weights change the mean clearly, and no mean is near the middle between two ratings or whole numbers."""
    means = [expected["plain"], expected["weighted"]]
    halves = [*(sum(pair) / 2 for pair in pairwise(args["admissible"])), *(whole + 0.5 for whole in range(10))]
    clear = all(abs(mean - half) > CLEAR for mean in means for half in halves)
    return clear and abs(means[0] - means[1]) > 10 * CLEAR and round(means[1]) not in args["admissible"]
