"""Quantiles of Student's distribution and what they bound. Mitchell, sections 5.2 and 5.6; Kubat, section 12.6."""

import math
from statistics import NormalDist

from reference.statistics.intervals import margin_of_error

HIGHEST = 1e6  # no quantile that anybody asks for is beyond
HALVINGS = 80  # after which floats have no more to tell


def t_within(t: float, df: int) -> float:
    """The probability that Student's t is nearer to 0 than a positive number: a finite sum for whole degrees.

    >>> round(t_within(2.262, 9), 4), round(t_within(1, 1), 4)
    (0.95, 0.5)
    """
    angle = math.atan(t / math.sqrt(df))
    odd = df % 2
    term, total = math.cos(angle) ** odd, 0.0
    for place in range(1 + odd, df, 2):
        total += term
        term *= math.cos(angle) ** 2 * place / (place + 1)
    inside = math.sin(angle) * total
    return 2 / math.pi * (angle + inside) if odd else inside


def t_quantile(df: float, confidence: float, *, sided: int = 2) -> float:
    """The number that |t| (or t, where `sided` is 1) stays below with this probability; z for infinitely many degrees.

    Mitchell's table is two-sided; Witten's is one-sided. Kubat's table 12.5 names its columns by what is left over.

    >>> round(t_quantile(9, 0.95), 3), round(t_quantile(9, 0.95, sided=1), 3), round(t_quantile(math.inf, 0.95), 2)
    (2.262, 1.833, 1.96)
    """
    level = 1 - (1 - confidence) * 2 / sided
    if math.isinf(df):
        return NormalDist().inv_cdf((1 + level) / 2)
    low, high = -HIGHEST, HIGHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if t_within(middle, int(df)) < level else (low, middle)
    return high


def one_sided_bound(p: float, n: int, *, z: float, side: str = "upper") -> float:
    """One end of a two-sided interval, taken as a bound. Mitchell, section 5.2.3.

    >>> round(one_sided_bound(0.3, 40, z=1.96), 2)
    0.44
    """
    margin = margin_of_error(p, n, z=z)
    return p + margin if side == "upper" else p - margin


def one_sided_confidence(confidence: float) -> float:
    """How sure one end of a two-sided interval is as a bound: what may go wrong is halved.

    >>> one_sided_confidence(0.95)
    0.975
    """
    return (1 + confidence) / 2


def upper_bound(margin: float, errors: int, n: int) -> float:
    """The measured rate and the margin, added, as a part of a hand calculation."""
    return errors / n + margin


def rate_margin(errors: int, n: int, z: float) -> float:
    """The margin of error of a measured rate, as a part of a hand calculation."""
    return margin_of_error(errors / n, n, z=z)


def critical_of_folds(folds: int, confidence: float) -> float:
    """The critical value of a two-sided paired t-test over so many folds."""
    return t_quantile(folds - 1, confidence)
