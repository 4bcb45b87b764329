"""Conditions on densities: that what is asked tells wrong ways from the right one."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from reference.probability.densities import kernel_variance


def variance_is_not_one(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the variance of the kernels is not near 1, and the estimate is not tiny."""
    return abs(kernel_variance(args["centers"], rule=args["rule"]) - 1) > 0.3 and expected > 1e-3


def lines_differ(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the components of a mixture have different means and deviations."""
    return len({*args["means"]}) > 1 and len({*args["sds"]}) > 1 and 0 not in args["weights"]


def is_off_the_mean(args: Mapping[str, Any], expected: float) -> bool:
    """Whether no value is at its mean, and the density is not tiny."""
    return expected > 1e-7 and all(value != middle for value, middle in zip(args["x"], args["mean"], strict=True))


def is_not_tiny(args: Mapping[str, Any], expected: float) -> bool:
    """Whether a probability is above a ten thousandth."""
    return expected > 1e-4


def cuts_two_steps(args: Mapping[str, Any], expected: float) -> bool:
    """Whether both ends of an interval lie inside different steps of a density."""
    a, b = args["a"], args["b"]
    cut = [[low < end < high for low, high, _ in args["pieces"]] for end in (a, b)]
    return a < b and all(map(any, cut)) and cut[0] != cut[1]


def interval_is_not_empty(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the first end lies below the second, and the interval has some probability, but not all."""
    return args["a"] < args["b"] and 0.02 < expected < 0.98


def gap_matters(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the interval contains a part of a gap between two steps of a density."""
    ordered = sorted(args["pieces"])
    gaps = [(one[1], other[0]) for one, other in pairwise(ordered)]
    return any(min(high, args["b"]) - max(low, args["a"]) > 0.05 for low, high in gaps)


def is_telling_share(args: Mapping[str, Any], expected: float) -> bool:
    """Whether a probability is neither near 0 nor near 1 nor near a half."""
    return 0.05 < expected < 0.95 and abs(expected - 0.5) > 0.01


def dice_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a sum is possible in several ways, and about half of the numbers of a die are high."""
    return bool(args["total"] <= args["faces"] + 1 and 1 < args["high"] < args["faces"])


def stretches_overlap(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the red and the blue stretch share a part, but neither lies in the other."""
    red, blue = args["red"], args["blue"]
    return bool(red[0] < blue[0] < red[1] < blue[1])
