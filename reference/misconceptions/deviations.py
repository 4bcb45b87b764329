"""Known mistakes about squared deviations and shares in samples."""

import math
from collections.abc import Sequence

from reference.statistics import variance


def sample_variance(values: Sequence[float]) -> float:
    """The divisor n - 1, where the values are all there are."""
    return variance(values, ddof=1)


def unsquared_distance(variance: float, mean: float, point: float) -> float:
    """The distance of the point from the mean added as it is. Flach, section 5.3."""
    return variance + (point - mean)


def distance_alone(variance: float, mean: float, point: float) -> float:
    """The squared distance of the point from the mean, without the spread around the mean."""
    return (point - mean) ** 2


def variance_of_pairs(variance: float) -> float:
    """The variance itself in place of twice the variance."""
    return variance


def plain_mean_of_shares(first: float, second: float, third: float, sizes: Sequence[int]) -> float:
    """The plain mean of the shares, however large each sample is. Kubat, section 12.1."""
    return math.fsum((first, second, third)) / 3


def odds_of_ones(ones: Sequence[int], sizes: Sequence[int], sample: int) -> float:
    """Ones to zeros, not ones to all."""
    return ones[sample - 1] / (sizes[sample - 1] - ones[sample - 1])
