"""The paired t-test. Witten, section 5.5; Mitchell, chapter 5; Kubat, chapter 12."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from reference.statistics.descriptive import deviation, mean, mean_variance


class PairedT(NamedTuple):
    """The paired t-test: mean and standard deviation of the differences, t, its degrees of freedom, the decision."""

    mean: float
    sd: float
    t: float
    df: int
    reject: bool | None


def differences(a: Sequence[float], b: Sequence[float]) -> list[float]:
    """The differences a - b, pair by pair."""
    return [first - second for first, second in zip(a, b, strict=True)]


def t_value(mean: float, sd: float, n: int) -> float:
    """The number of standard errors between 0 and a mean of `n` differences."""
    # the deviation of a mean: sd over the root of n
    return mean / (sd / math.sqrt(n))


def rejects(t: float, critical: float) -> bool:
    """Whether a two-sided test rejects that two learners are equal: |t| is above the critical value."""
    # strictly above: at the critical value itself the test does not reject
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
    if not apart.variance:  # the mean is divided by the spread, and t is no number without one
        raise ValueError("all differences are equal: t is not defined")
    t = t_value(apart.mean, apart.sd, len(a))
    return PairedT(apart.mean, apart.sd, t, len(a) - 1, None if critical is None else rejects(t, critical))


def paired_t_statistic(a: Sequence[float], b: Sequence[float]) -> float:
    """The value t of the paired t-test."""
    return paired_t(a, b).t


def mean_difference(a: Sequence[float], b: Sequence[float]) -> float:
    """The mean of the differences a - b."""
    return mean(differences(a, b))


def sd_of_differences(a: Sequence[float], b: Sequence[float]) -> float:
    """The standard deviation of the differences, with the divisor n - 1."""
    return deviation(differences(a, b))


def decision(t: float, critical: float) -> str:
    """The result of the test in a word: `different`, or `open` if it does not reject."""
    return "different" if rejects(t, critical) else "open"
