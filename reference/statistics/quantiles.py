"""Quantiles of Student's distribution, and bounds from them. Mitchell, sections 5.2 and 5.6; Kubat, section 12.6."""

import math
from statistics import NormalDist

from reference.statistics.intervals import margin_of_error

HIGHEST = 1e6  # with one degree of freedom and confidence 0.999999 the quantile is 6.4e5
HALVINGS = 80  # 2e6 / 2^80 is below the distance of any two floats near a quantile


def t_within(t: float, df: int) -> float:
    """The probability that |t| of Student's distribution is below `t`, for a whole number of degrees of freedom.

    >>> round(t_within(2.262, 9), 4), round(t_within(1, 1), 4)
    (0.95, 0.5)
    """
    # the finite sums of Student's distribution (Abramowitz and Stegun, 26.7.3 and 26.7.4); no table, no SciPy
    angle = math.atan(t / math.sqrt(df))
    odd = df % 2
    term, total = math.cos(angle) ** odd, 0.0
    for place in range(1 + odd, df, 2):
        total += term
        term *= math.cos(angle) ** 2 * place / (place + 1)
    inside = math.sin(angle) * total
    return 2 / math.pi * (angle + inside) if odd else inside


def t_quantile(df: float, confidence: float, *, sided: int = 2) -> float:
    """The value that |t| (or t, if `sided` is 1) stays below with this probability; z for infinite degrees of freedom.

    Mitchell's table is two-sided; Witten's is one-sided. Kubat's table 12.5 names its columns by what is left over.

    >>> round(t_quantile(9, 0.95), 3), round(t_quantile(9, 0.95, sided=1), 3), round(t_quantile(math.inf, 0.95), 2)
    (2.262, 1.833, 1.96)
    """
    # a one-sided test leaves all of the rest on one side, so the two-sided level is lower
    level = 1 - (1 - confidence) * 2 / sided
    if math.isinf(df):
        # Student's distribution with infinitely many degrees of freedom; books print it as the last row
        return NormalDist().inv_cdf((1 + level) / 2)
    # from below 0: one-sided quantiles of a confidence under 1/2 are negative, and t_within is odd in t
    low, high = -HIGHEST, HIGHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if t_within(middle, int(df)) < level else (low, middle)
    return high


def one_sided_bound(p: float, n: int, *, z: float, side: str = "upper") -> float:
    """One end of a two-sided interval, used as a one-sided bound. Mitchell, section 5.2.3.

    >>> round(one_sided_bound(0.3, 40, z=1.96), 2)
    0.44
    """
    margin = margin_of_error(p, n, z=z)
    return p + margin if side == "upper" else p - margin


def one_sided_confidence(confidence: float) -> float:
    """The confidence of one end of a two-sided interval as a bound: the probability of error is halved.

    >>> one_sided_confidence(0.95)
    0.975
    """
    # z stays, the tail is halved: two-sided 95 % is one-sided 97.5 %
    return (1 + confidence) / 2


def upper_bound(margin: float, errors: int, n: int) -> float:
    """The measured error rate plus the margin, as a part of a hand calculation."""
    return errors / n + margin


def rate_margin(errors: int, n: int, z: float) -> float:
    """The margin of error of a measured rate, as a part of a hand calculation."""
    return margin_of_error(errors / n, n, z=z)


def critical_of_folds(folds: int, confidence: float) -> float:
    """The critical value of a two-sided paired t-test over `folds` folds."""
    return t_quantile(folds - 1, confidence)  # n differences have n - 1 degrees of freedom
