"""Conditions on margins and kernels."""

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from reference.svm.kernels import inner_product, squared_distance
from reference.svm.margin import signed_distances, signed_sum

APART = 0.05  # numbers that differ by more are told apart in two decimals


def two_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two points determine the separator, one of each class."""
    return len(expected["support"]) == 2


def three_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether three points determine the separator: two of one class, and one of the other between them."""
    return len(expected["support"]) == 3


def two_positive_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two support vectors or more have the label 1, so that the line runs along them."""
    return [args["labels"][number] for number in expected["support"]].count(1) >= 2


def two_negative_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two support vectors or more have the label -1, so that the line runs along them."""
    return [args["labels"][number] for number in expected["support"]].count(-1) >= 2


def pair_misleads(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the two nearest points of different classes are clearly farther apart than the width of the band."""
    both = list(zip(args["points"], args["labels"], strict=True))
    pairs = [squared_distance(p, q) for p, one in both for q, other in both if one > 0 > other]
    # the band is 2 margins wide; 2.1 is clearly more
    return bool(math.sqrt(min(pairs)) > 2.1 * expected["margin"])


def nearest_on_wrong_side(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the point nearest to the line is on the wrong side, and another one is clearly farther on it."""
    nearest = min(signed_distances(args["w"], args["b"], args["points"], args["labels"]), key=abs)
    return nearest < 0 and nearest - expected > APART


def one_nearest(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the asked point is not the nearest, the nearest has not the lowest sum, and wrong lengths of w differ."""
    sums = {name: signed_sum(args["w"], args["b"], x) for name, x in args["points"].items()}
    nearest = min(sums, key=lambda name: abs(sums[name]))
    lengths = sorted([math.hypot(*args["w"], args["b"]), sum(map(abs, args["w"])), squared_distance(args["w"], (0, 0))])
    apart = all(other - one > APART for one, other in pairwise(lengths))
    return apart and args["name"] != nearest and min(sums, key=sums.__getitem__) != nearest


def means_mislead(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the plus support vector is not the plus point nearest to the mean of the minus points."""
    plus, minus = args["plus"], args["minus"]
    middle = [sum(values) / len(minus) for values in zip(*minus.values(), strict=True)]
    return bool(min(plus, key=lambda name: squared_distance(plus[name], middle)) != expected["plus"])


def bell_in_view(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a Gaussian kernel is clearly between 0 and 1, and other readings of its formula differ clearly."""
    squared, sigma = squared_distance(args["x"], args["y"]), args["sigma"]
    exponents = [squared / (2 * sigma**2), squared / sigma**2, math.sqrt(squared) / (2 * sigma**2)]
    values = sorted(math.exp(-each) for each in exponents)
    spread = all(other - one > APART / 2 for one, other in pairwise(values))
    return spread and math.exp(-exponents[0]) > APART and abs(inner_product(args["x"], args["y"])) > 1


def kernels_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether power and product with the degree differ, and so do distance and square of a sum."""
    total = inner_product(args["x"], args["y"]) + args["offset"]
    sums = sum((one + other) ** 2 for one, other in zip(args["x"], args["y"], strict=True))
    squared = squared_distance(args["x"], args["y"])
    apart = len({squared, sums, math.sqrt(squared)}) == 3
    return bool(apart and abs(total) > 1 and total ** args["degree"] != total * args["degree"])


def clear_features(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether no feature is nearly 0 or 1, and the margin is clearly above 0."""
    features = [expected[name] for name in ("a1", "a2", "b1", "b2")]
    return min(features) > APART and max(features) < 1 - APART and expected["margin"] > APART


def base_is_negative(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether x·y + c of a polynomial kernel is clearly below 0."""
    return inner_product(args["x"], args["y"]) + float(args["kernel"]["offset"]) < -APART
