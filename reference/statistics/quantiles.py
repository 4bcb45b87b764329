"""Quantiles of Student's distribution, and bounds from them. Mitchell, sections 5.2 and 5.6; Kubat, section 12.6."""

import math
from statistics import NormalDist

from reference.statistics.intervals import margin_of_error

HALVINGS = 80  # of an interval whose ends differ by a factor of 2: its middle then is one of them
DOUBLINGS = 1100  # from 1 to the largest float, and beyond
TERMS = 10_000  # of a continued fraction; a million degrees of freedom take a thousand
LARGE = 50  # from here on the series for the ratio of two gammas is as good as a float


def beta_fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, for x below (a + 1)/(a + b + 2), from the front.

    Abramowitz and Stegun, 26.5.8, by Lentz's method: two ratios of neighbouring convergents, whose products converge.
    """
    above, below, value, place = 1.0, 0.0, 1.0, 0
    factor = 0.0
    while factor != 1:  # ratios that are equal in floats: further terms change nothing
        m, odd = divmod(place + 1, 2)
        over = (a + 2 * m - (1 - odd)) * (a + 2 * m + odd)
        part = -(a + m) * (a + b + m) * x / over if odd else m * (b - m) * x / over
        below = 1 / (1 + part * below)
        above = 1 + part / above
        factor = above * below
        value, place = value * factor, place + 1
        if place > TERMS:
            break
    return 1 / value


def ln_gamma_step(a: float) -> float:
    """The logarithm of gamma(a + 1/2) / gamma(a), also for a large `a`, where the two logarithms lose the difference.

    >>> round(ln_gamma_step(0.5), 6), round(ln_gamma_step(1e6), 6)
    (-0.572365, 6.907755)
    """
    if a < LARGE:
        return math.lgamma(a + 0.5) - math.lgamma(a)
    return math.log(a) / 2 - 1 / (8 * a) + 1 / (192 * a**3) - 1 / (640 * a**5)  # the next term is below 1e-15


def t_beyond(t: float, df: float) -> float:
    """The probability that |t| of Student's distribution is above `t`, for any number of degrees of freedom.

    It is the share of a beta distribution; no table, no SciPy. Abramowitz and Stegun, 26.7.1.

    >>> round(t_beyond(2.262, 9), 4), round(t_beyond(1, 1), 4), f"{t_beyond(1e6, 1):.4e}"
    (0.05, 0.5, '6.3662e-07')
    """
    if not t:
        return 1.0
    a, root = df / 2, math.sqrt(df)
    # the squares of sine and cosine of an angle, so that no square of a large t overflows
    sine, cosine = t / math.hypot(t, root), root / math.hypot(t, root)
    front = math.exp(2 * a * math.log(cosine) + ln_gamma_step(a)) * sine / math.sqrt(math.pi)
    if cosine**2 < (a + 1) / (a + 2.5):
        return front * beta_fraction(cosine**2, a, 0.5) / a
    return 1 - front * beta_fraction(sine**2, 0.5, a) * 2


def t_within(t: float, df: float) -> float:
    """The probability that |t| of Student's distribution is below `t`; minus that of -t for a negative `t`.

    >>> round(t_within(2.262, 9), 4), round(t_within(1, 1), 4), round(t_within(-1, 1), 4)
    (0.95, 0.5, -0.5)
    """
    return math.copysign(1 - t_beyond(abs(t), df), t)


def t_quantile(df: float, confidence: float, *, sided: int = 2) -> float:
    """The value that |t| (or t, if `sided` is 1) stays below with this probability; z for infinite degrees of freedom.

    Mitchell's table is two-sided; Witten's is one-sided. Kubat's table 12.5 names its columns by what is left over.
    Degrees of freedom need not be whole: those of Welch's test are not.

    >>> round(t_quantile(9, 0.95), 3), round(t_quantile(9, 0.95, sided=1), 3), round(t_quantile(math.inf, 0.95), 2)
    (2.262, 1.833, 1.96)
    >>> round(t_quantile(4.5, 0.95), 4), t_quantile(4.5, 0.5, sided=1)
    (2.6589, 0.0)
    """
    if not df > 0 or not 0 < confidence < 1:
        raise ValueError(f"degrees of freedom are above 0, a confidence between 0 and 1, not {df} and {confidence}")
    # a one-sided test leaves all of the rest on one side, so that both sides together have twice as much
    rest = (1 - confidence) * 2 / sided
    # one-sided quantiles of a confidence under 1/2 are negative, and mirror those above it
    return -quantile_beyond(df, 2 - rest) if rest > 1 else quantile_beyond(df, rest)


def quantile_beyond(df: float, rest: float) -> float:
    """The value that |t| is above with the probability `rest`."""
    if math.isinf(df):
        # Student's distribution with infinitely many degrees of freedom; books print it as the last row
        return -NormalDist().inv_cdf(rest / 2)
    if rest == 1:
        return 0.0
    high = next((each for power in range(DOUBLINGS) if t_beyond(each := 2.0**power, df) <= rest), math.inf)
    low = high / 2 if high > 1 else 0.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if t_beyond(middle, df) > rest else (low, middle)
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
