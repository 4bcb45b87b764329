"""Quantiles of Student's distribution and what they bound. Mitchell, sections 5.2 and 5.6; Kubat, section 12.6."""

import math
from statistics import NormalDist

from reference.statistics import margin_of_error

HALVINGS, TERMS = 60, 80  # after which floats have no more to tell


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The share of the beta distribution below x, by its continued fraction; x is at most (a + 1) / (a + b + 2)."""
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    value = 1.0
    for term in range(TERMS, 0, -1):
        half, odd = divmod(term, 2)
        top = half * (b - half) if not odd else -(a + half) * (a + b + half)
        value = 1 + top * x / ((a + term - 1) * (a + term)) / value
    return front / value


def t_tail(t: float, df: float) -> float:
    """The probability that Student's t is above a positive number.

    >>> round(t_tail(2.262, 9), 4)
    0.025
    """
    x = df / (df + t * t)
    a, b = df / 2, 0.5
    below = incomplete_beta(a, b, x) if x < (a + 1) / (a + b + 2) else 1 - incomplete_beta(b, a, 1 - x)
    return below / 2


def t_quantile(df: float, confidence: float, *, sided: int = 2) -> float:
    """The number that |t| (or t, where `sided` is 1) stays below with this probability; z for infinitely many degrees.

    Mitchell's table is two-sided; Witten's is one-sided. Kubat's table 12.5 names its columns by what is left over.

    >>> round(t_quantile(9, 0.95), 3), round(t_quantile(9, 0.95, sided=1), 3), round(t_quantile(math.inf, 0.95), 2)
    (2.262, 1.833, 1.96)
    """
    tail = (1 - confidence) / sided
    if math.isinf(df):
        return NormalDist().inv_cdf(1 - tail)
    low, high = 0.0, 1.0
    while t_tail(high, df) > tail:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if t_tail(middle, df) > tail else (low, middle)
    return (low + high) / 2


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


def bound_parts(errors: int, n: int, z: float, confidence: float) -> dict[str, float]:
    """A hand calculation of an upper bound for an error rate, part by part.

    >>> {name: round(value, 3) for name, value in bound_parts(12, 40, 1.96, 0.95).items()}
    {'margin': 0.142, 'bound': 0.442, 'sure': 0.975}
    """
    margin = rate_margin(errors, n, z)
    return {"margin": margin, "bound": upper_bound(margin, errors, n), "sure": one_sided_confidence(confidence)}


def critical_of_folds(folds: int, confidence: float) -> float:
    """The critical value of a two-sided paired t-test over so many folds."""
    return t_quantile(folds - 1, confidence)
