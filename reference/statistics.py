"""What samples tell of a population: means, spreads, standard errors, intervals, and the paired t-test.

Kubat, chapter 12; Witten, sections 4.2, 5.2, 5.5, 5.8; Mitchell, chapter 5; Blockeel, section 6.3; Flach, section 5.3.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """Mean, variance and standard deviation of a sample."""

    mean: float
    variance: float
    sd: float


class PairedT(NamedTuple):
    """The paired t-test: mean and standard deviation of the differences, t, its degrees of freedom, the decision."""

    mean: float
    sd: float
    t: float
    df: int
    reject: bool | None


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean. Kubat, equation 2.12."""
    if not values:
        raise ValueError("no values have no mean")
    return math.fsum(values) / len(values)


def squares_around(values: Sequence[float], centre: float) -> float:
    """The sum of the squared deviations from `centre`."""
    return math.fsum((value - centre) ** 2 for value in values)


def variance(values: Sequence[float], *, ddof: int = 1) -> float:
    """The squared deviations from the mean, added up and divided by n - `ddof`.

    A sample's variance divides by n - 1 (Kubat, equation 2.13; Witten, section 4.2; Blockeel, section 12.4); that of a
    whole population, and inside regression trees, by n (Flach, section 5.3: `ddof` 0).

    >>> round(variance([3.2, 5.2, 8.5]), 4), round(variance([3.2, 5.2, 8.5], ddof=0), 4)
    (7.1633, 4.7756)
    """
    if len(values) <= ddof:
        raise ValueError(f"{len(values)} values are too few for a variance that divides by n - {ddof}")
    return squares_around(values, mean(values)) / (len(values) - ddof)


def deviation(values: Sequence[float], *, ddof: int = 1) -> float:
    """The standard deviation."""
    return math.sqrt(variance(values, ddof=ddof))


def mean_variance(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """Mean, variance and standard deviation. Witten, table 4.4: the temperatures of days with play.

    >>> played = mean_variance([83, 70, 68, 64, 69, 75, 75, 72, 81])
    >>> round(played.mean), round(played.sd, 1)
    (73, 6.2)
    """
    spread = variance(values, ddof=ddof)
    return Spread(mean(values), spread, math.sqrt(spread))


def standard_error(n: int, *, p: float | None = None, variance: float | None = None) -> float:
    """The standard deviation of a proportion `p`, or of a mean, over samples of size `n`.

    That is sqrt(p(1 - p)/n) (Kubat, equation 12.3; Mitchell, section 5.3), or sqrt(variance/n) (Blockeel, section
    6.3.2); n is not lessened by 1 in either.

    >>> round(standard_error(50, p=0.8), 2), round(standard_error(100, variance=4), 2)
    (0.06, 0.2)
    """
    if (p is None) == (variance is None):
        raise ValueError("give either a proportion or a variance")
    if p is not None:
        variance = p * (1 - p)
    assert variance is not None  # noqa: S101  one of the two was given
    return math.sqrt(variance / n)


def error_of_proportion(p: float, n: int) -> float:
    """The standard error of a proportion."""
    return standard_error(n, p=p)


def margin_of_error(p: float, n: int, *, z: float) -> float:
    """Half the width of a confidence interval: z standard errors. Kubat, equation 12.6.

    >>> round(margin_of_error(0.85, 100, z=1.96), 2)
    0.07
    """
    return margin(z, error_of_proportion(p, n))


def margin(z: float, error: float) -> float:
    """So many standard errors."""
    return z * error


def proportion_interval(p: float, n: int, *, z: float) -> tuple[float, float]:
    """The interval p ± z sqrt(p(1 - p)/n), by the normal approximation; it may reach beyond 0 or 1.

    Kubat, section 12.3; Mitchell, section 5.2; Blockeel, section 6.3.5. `z` is given: 1.96 and 1.959964 differ.

    >>> [round(end, 2) for end in proportion_interval(0.85, 100, z=1.96)]
    [0.78, 0.92]
    """
    half = margin_of_error(p, n, z=z)
    return (p - half, p + half)


def differences(a: Sequence[float], b: Sequence[float]) -> list[float]:
    """a - b, pair by pair."""
    return [first - second for first, second in zip(a, b, strict=True)]


def t_value(mean: float, sd: float, n: int) -> float:
    """How many standard errors a mean of `n` differences is away from 0."""
    return mean / (sd / math.sqrt(n))


def rejects(t: float, critical: float) -> bool:
    """Whether a two-sided test refuses that two learners are equal: t is further from 0 than the critical value."""
    return abs(t) > critical


def paired_t(a: Sequence[float], b: Sequence[float], *, critical: float | None = None) -> PairedT:
    """The paired t-test of two learners on the same test sets; no decision without a critical value.

    Kubat, section 12.6, whose 5x2 cross-validation is this test on ten pairs; Witten, section 5.5.

    >>> first, second = [80, 76, 81, 79, 83, 78, 82, 77, 80, 84], [78, 75, 80, 80, 79, 76, 80, 76, 77, 82]
    >>> test = paired_t(first, second, critical=3.25)
    >>> round(test.mean, 1), round(test.t, 4), test.df, test.reject
    (1.7, 4.0194, 9, True)
    """
    apart = mean_variance(differences(a, b))
    if not apart.variance:
        raise ValueError("all differences are equal: t is not defined")
    t = t_value(apart.mean, apart.sd, len(a))
    return PairedT(apart.mean, apart.sd, t, len(a) - 1, None if critical is None else rejects(t, critical))


def paired_t_statistic(a: Sequence[float], b: Sequence[float]) -> float:
    """The t of the paired t-test."""
    return paired_t(a, b).t


def pearson(x: Sequence[float], y: Sequence[float]) -> float:
    """Pearson's correlation coefficient. Blockeel, section 6.1.2; Witten, section 5.8.

    Whether covariance and variances divide by n or by n - 1 makes no difference: it cancels.

    >>> round(pearson([2.5, 5, 4, 8], [3, 5, 2, 7]), 6)
    0.88176
    """
    centre_x, centre_y = mean(x), mean(y)
    spread = squares_around(x, centre_x) * squares_around(y, centre_y)
    if not spread:
        raise ValueError("values that are all equal correlate with nothing")
    return math.fsum((a - centre_x) * (b - centre_y) for a, b in zip(x, y, strict=True)) / math.sqrt(spread)


def error_share(errors: int, n: int) -> float:
    """The share of errors among the examples."""
    return errors / n


def low_end(p: float, margin: float) -> float:
    """The low end of an interval around `p`."""
    return p - margin


def high_end(p: float, margin: float) -> float:
    """The high end of an interval around `p`."""
    return p + margin


def interval_parts(errors: int, n: int, z: float) -> dict[str, float]:
    """A hand calculation of the interval for an error rate, part by part. Mitchell, section 5.2.

    >>> {part: round(value, 2) for part, value in interval_parts(12, 40, 1.96).items()}
    {'rate': 0.3, 'error': 0.07, 'margin': 0.14, 'low': 0.16, 'high': 0.44}
    """
    rate = error_share(errors, n)
    error = error_of_proportion(rate, n)
    half = margin(z, error)
    return {"rate": rate, "error": error, "margin": half, "low": low_end(rate, half), "high": high_end(rate, half)}


def mean_difference(a: Sequence[float], b: Sequence[float]) -> float:
    """The mean of the differences."""
    return mean(differences(a, b))


def sd_of_differences(a: Sequence[float], b: Sequence[float]) -> float:
    """The standard deviation of the differences, divided by n - 1 inside."""
    return deviation(differences(a, b))


def decision(t: float, critical: float) -> str:
    """What the test says, in a word: `different` or `open`."""
    return "different" if rejects(t, critical) else "open"


def paired_t_parts(a: Sequence[float], b: Sequence[float], critical: float) -> dict[str, float | str]:
    """A hand calculation of the paired t-test, part by part."""
    test = paired_t(a, b)
    return {"mean": test.mean, "sd": test.sd, "t": test.t, "decision": decision(test.t, critical)}
