"""Known mistakes with samples, deviations, bounds and critical values.

A figure in brackets is what the mistake gives on the example of the reference.
"""

import math
from collections.abc import Sequence
from statistics import median

from reference.statistics.descriptive import Spread, mean, mean_variance, squares_around, variance
from reference.statistics.intervals import error_of_proportion, margin_of_error, standard_error
from reference.statistics.paired_t import differences, t_value
from reference.statistics.quantiles import t_quantile


def variance_for_sd(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """The variance given a second time, the root not drawn."""
    right = mean_variance(values, ddof=ddof)
    return Spread(right.mean, right.variance, right.variance)


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


def error_of_one(p: float, n: int) -> float:
    """sqrt(p(1 - p)): the deviation of a single example (0.4)."""
    return math.sqrt(p * (1 - p))


def error_divided_outside(p: float, n: int) -> float:
    """sqrt(p(1 - p))/n, n outside the root (0.008)."""
    return math.sqrt(p * (1 - p)) / n


def error_of_one_less(p: float, n: int) -> float:
    """sqrt(p(1 - p)/(n - 1)) (0.0571)."""
    return math.sqrt(p * (1 - p) / (n - 1))


def whole_width(p: float, n: int, *, z: float) -> tuple[float, float]:
    """The whole width of the interval taken to either side."""
    half = 2 * margin_of_error(p, n, z=z)
    return (p - half, p + half)


def interval_without_z(p: float, n: int, *, z: float) -> tuple[float, float]:
    """One standard error to either side, whatever the level of confidence."""
    return (p - error_of_proportion(p, n), p + error_of_proportion(p, n))


def interval_without_root(p: float, n: int, *, z: float) -> tuple[float, float]:
    """z p(1 - p)/n to either side, the root forgotten."""
    half = z * error_without_root(p, n)
    return (p - half, p + half)


def interval_clipped(p: float, n: int, *, z: float) -> tuple[float, float]:
    """The interval cut off at 0 and 1."""
    half = margin_of_error(p, n, z=z)
    return (max(0.0, p - half), min(1.0, p + half))


def t_by_population(a: Sequence[float], b: Sequence[float]) -> float:
    """t with a standard deviation that divides by n (1.436)."""
    apart = differences(a, b)
    return t_value(mean(apart), math.sqrt(variance(apart, ddof=0)), len(apart))


def t_without_root(a: Sequence[float], b: Sequence[float]) -> float:
    """The mean over the standard deviation, the number of pairs forgotten (0.431)."""
    apart = mean_variance(differences(a, b))
    return apart.mean / apart.sd


def t_unpaired(a: Sequence[float], b: Sequence[float]) -> float:
    """t of two samples that have nothing to do with each other (0.362)."""
    return (mean(a) - mean(b)) / math.sqrt(variance(a) / len(a) + variance(b) / len(b))


def t_turned_around(a: Sequence[float], b: Sequence[float]) -> float:
    """t of b - a."""
    apart = mean_variance(differences(b, a))
    return t_value(apart.mean, apart.sd, len(a))


def covariance(x: Sequence[float], y: Sequence[float]) -> float:
    """The covariance, not divided by the deviations."""
    return math.fsum((a - mean(x)) * (b - mean(y)) for a, b in zip(x, y, strict=True)) / (len(x) - 1)


def covariance_over_variances(x: Sequence[float], y: Sequence[float]) -> float:
    """The covariance over the product of the variances, the root forgotten."""
    return covariance(x, y) / (variance(x) * variance(y))


def squared_correlation(x: Sequence[float], y: Sequence[float]) -> float:
    """The share of variance explained: the coefficient squared."""
    return covariance(x, y) ** 2 / (variance(x) * variance(y))


def cosine(x: Sequence[float], y: Sequence[float]) -> float:
    """The cosine of the two vectors: the means are not taken away."""
    return math.fsum(a * b for a, b in zip(x, y, strict=True)) / (math.hypot(*x) * math.hypot(*y))


def whole_margin(z: float, error: float) -> float:
    """The whole width of the interval."""
    return 2 * z * error


def sd_by_population(a: Sequence[float], b: Sequence[float]) -> float:
    """The standard deviation of the differences, divided by n inside."""
    return math.sqrt(variance(differences(a, b), ddof=0))


def variance_of_differences(a: Sequence[float], b: Sequence[float]) -> float:
    """The variance, the root not drawn."""
    return variance(differences(a, b))


def t_part_without_root(mean: float, sd: float, n: int) -> float:
    """The mean over the standard deviation."""
    return mean / sd


def t_part_of_one_less(mean: float, sd: float, n: int) -> float:
    """t with the root of n - 1 instead of n."""
    return t_value(mean, sd, n - 1)


def decision_turned_around(t: float, critical: float) -> str:
    """`different` where t stays within the critical value."""
    return "open" if abs(t) > critical else "different"


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


def same_confidence(confidence: float) -> float:
    """The two-sided confidence kept for the bound. Mitchell, section 5.2.3: 95 % for what is 97.5 % sure."""
    return confidence


def doubled_confidence(confidence: float) -> float:
    """What may go wrong doubled, not halved: 90 % from 95 %."""
    return 1 - 2 * (1 - confidence)


def margin_without_z(errors: int, n: int, z: float) -> float:
    """One standard error in place of z of them."""
    return standard_error(n, p=errors / n)


def half_margin(errors: int, n: int, z: float) -> float:
    """Half of the margin, because one side only is asked."""
    return z * standard_error(n, p=errors / n) / 2


def lower_for_upper(margin: float, errors: int, n: int) -> float:
    """The margin taken off, where the rate is bounded from above."""
    return errors / n - margin


def one_sided_critical(folds: int, confidence: float) -> float:
    """All of what is left over on one side. Kubat, section 12.6."""
    return t_quantile(folds - 1, confidence, sided=1)


def normal_critical(folds: int, confidence: float) -> float:
    """The value of the normal distribution, as if there were very many folds."""
    return t_quantile(math.inf, confidence)


def critical_of_n(folds: int, confidence: float) -> float:
    """As many degrees of freedom as folds."""
    return t_quantile(folds, confidence)


def critical_of_two_samples(folds: int, confidence: float) -> float:
    """The degrees of freedom of two samples that are not paired."""
    return t_quantile(2 * folds - 2, confidence)
