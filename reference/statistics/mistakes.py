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
