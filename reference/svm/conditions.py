"""Conditions on margins and kernels."""

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from reference.svm.kernels import inner_product, squared_distance
from reference.svm.margin import signed_sum

APART = 0.05  # numbers that two decimals tell from each other


def two_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two points decide the separator, one of each class."""
    return len(expected["support"]) == 2


def three_support(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether three points decide the separator: two of one class, and one of the other between them."""
    return len(expected["support"]) == 3


def pair_misleads(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the two closest points of different classes are clearly farther apart than the margins together."""
    both = list(zip(args["points"], args["labels"], strict=True))
    pairs = [squared_distance(p, q) for p, one in both for q, other in both if one > 0 > other]
    return bool(math.sqrt(min(pairs)) > 2.1 * expected["margin"])


def one_nearest(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the point asked about is not the nearest, nor that the lowest, and lengths with slips are apart."""
    sums = {name: signed_sum(args["w"], args["b"], x) for name, x in args["points"].items()}
    nearest = min(sums, key=lambda name: abs(sums[name]))
    lengths = sorted([math.hypot(*args["w"], args["b"]), sum(map(abs, args["w"])), squared_distance(args["w"], (0, 0))])
    apart = all(other - one > APART for one, other in pairwise(lengths))
    return apart and args["name"] != nearest and min(sums, key=sums.__getitem__) != nearest


def means_mislead(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether on some side the support vector is not the point nearest to the mean of the other side."""
    plus, minus = args["plus"], args["minus"]
    middle = [sum(values) / len(minus) for values in zip(*minus.values(), strict=True)]
    return bool(min(plus, key=lambda name: squared_distance(plus[name], middle)) != expected["plus"])


def bell_in_view(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a Gaussian kernel is well above 0 and below 1, and other readings of its formula are clearly apart."""
    squared, sigma = squared_distance(args["x"], args["y"]), args["sigma"]
    exponents = [squared / (2 * sigma**2), squared / sigma**2, math.sqrt(squared) / (2 * sigma**2)]
    values = sorted(math.exp(-each) for each in exponents)
    spread = all(other - one > APART / 2 for one, other in pairwise(values))
    return spread and math.exp(-exponents[0]) > APART and abs(inner_product(args["x"], args["y"])) > 1


def kernels_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a power is not the product with the degree, and a distance not the square of a sum."""
    total = inner_product(args["x"], args["y"]) + args["offset"]
    sums = sum((one + other) ** 2 for one, other in zip(args["x"], args["y"], strict=True))
    squared = squared_distance(args["x"], args["y"])
    apart = len({squared, sums, math.sqrt(squared)}) == 3
    return bool(apart and abs(total) > 1 and total ** args["degree"] != total * args["degree"])


def clear_features(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether no feature is nearly 0 or 1, and the margin can be seen."""
    features = [expected[name] for name in ("a1", "a2", "b1", "b2")]
    return min(features) > APART and max(features) < 1 - APART and expected["margin"] > APART
