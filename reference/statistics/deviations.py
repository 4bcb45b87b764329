"""Squared deviations: from the mean, from any point, between pairs; and shares in samples. Flach, 5.3; Kubat, 12.1."""

import math
from collections.abc import Sequence

from reference.statistics.descriptive import squares_around, variance


def mean_squared_deviation(values: Sequence[float], point: float) -> float:
    """The mean of the squared distances from a point: least at the mean, where it is the variance. Flach, 5.3.

    >>> mean_squared_deviation([1, 3, 8], 4), mean_squared_deviation([1, 3, 8], 6)
    (8.666666666666666, 12.666666666666666)
    """
    return squares_around(values, point) / len(values)


def mean_pairwise_squared_difference(values: Sequence[float]) -> float:
    """The mean of the squared differences over all ordered pairs, a value with itself included: twice the variance.

    >>> mean_pairwise_squared_difference([1, 3, 8])
    17.333333333333332
    """
    # all n² pairs, as the book has them: those of a value with itself add 0, but count in the mean
    return math.fsum((one - other) ** 2 for one in values for other in values) / len(values) ** 2


def population_variance(values: Sequence[float]) -> float:
    """The variance with the divisor n, as a part of a hand calculation."""
    return variance(values, ddof=0)


def around_point(variance: float, mean: float, point: float) -> float:
    """The mean squared distance from a point, from the variance and the mean."""
    return variance + (point - mean) ** 2


def between_pairs(variance: float) -> float:
    """The mean squared difference between pairs, from the variance."""
    return 2 * variance


def sample_proportions(bits: Sequence[int], groups: Sequence[Sequence[int]]) -> list[float]:
    """The share of ones in each sample; a sample lists the places that it takes from `bits`. Kubat, section 12.1.

    >>> sample_proportions([1, 0, 1, 1], [[0, 1], [1, 2, 3]])
    [0.5, 0.6666666666666666]
    """
    return [math.fsum(bits[place] for place in group) / len(group) for group in groups]


def share_of_ones(ones: Sequence[int], sizes: Sequence[int], sample: int) -> float:
    """The share of ones in one sample, as a part of a hand calculation."""
    return ones[sample - 1] / sizes[sample - 1]  # samples are numbered from 1, as in the question


def weighted_share(first: float, second: float, third: float, sizes: Sequence[int]) -> float:
    """The share of ones in three samples together, from their own shares."""
    return math.fsum(share * size for share, size in zip((first, second, third), sizes, strict=True)) / math.fsum(sizes)
