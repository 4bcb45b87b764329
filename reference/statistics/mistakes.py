"""Known mistakes with samples, deviations, bounds and critical values.

A figure in brackets is what the mistake gives on the example of the reference.
"""

import math
from collections.abc import Sequence
from statistics import median

from reference.statistics.descriptive import Spread, mean, squares_around, variance


def spread_around_median(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """Everything around the middle value instead of the mean."""
    centre = float(median(values))
    spread = squares_around(values, centre) / (len(values) - ddof)
    return Spread(centre, spread, math.sqrt(spread))


def spread_around_upper_median(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """Everything around the item in the middle of the sorted list, the upper one of two."""
    centre = sorted(values)[len(values) // 2]
    spread = squares_around(values, centre) / (len(values) - ddof)
    return Spread(centre, spread, math.sqrt(spread))


def absolute_deviations(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """Sizes of deviations added up where the variance adds up their squares."""
    variance = math.fsum(abs(value - mean(values)) for value in values) / (len(values) - ddof)
    return Spread(mean(values), variance, math.sqrt(variance))


def mean_absolute_deviation(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """The mean absolute deviation where a standard deviation is asked, and its square as the variance."""
    deviation = absolute_deviations(values, ddof=ddof).variance
    return Spread(mean(values), deviation**2, deviation)


def error_without_root(p: float, n: int) -> float:
    """p(1 - p)/n, the root forgotten (0.0032)."""
    return p * (1 - p) / n


def t_unpaired(a: Sequence[float], b: Sequence[float]) -> float:
    """t of two samples that have nothing to do with each other (0.362)."""
    return (mean(a) - mean(b)) / math.sqrt(variance(a) / len(a) + variance(b) / len(b))


def covariance(x: Sequence[float], y: Sequence[float]) -> float:
    """The covariance, not divided by the deviations."""
    return math.fsum((a - mean(x)) * (b - mean(y)) for a, b in zip(x, y, strict=True)) / (len(x) - 1)


def rank_correlation(x: Sequence[float], y: Sequence[float]) -> float:
    """Spearman's coefficient: the correlation of ranks, equal numbers having the mean of theirs."""
    ranked = [[sum(other < one for other in each) + each.count(one) / 2 for one in each] for each in (list(x), list(y))]
    first, second = ranked
    return covariance(first, second) / math.sqrt(variance(first) * variance(second))


def pairs_in_a_dict(x: Sequence[float], y: Sequence[float]) -> float:
    """The correlation of the last pair of each different x: what a dict from x to y keeps."""
    kept = dict(zip(x, y, strict=True))
    first, second = list(kept), list(kept.values())
    return covariance(first, second) / math.sqrt(variance(first) * variance(second))
