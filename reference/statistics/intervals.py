"""Standard errors, and intervals around shares. Kubat, chapter 12; Witten, section 5.2; Mitchell, chapter 5."""

import math


def standard_error(n: int, *, p: float | None = None, variance: float | None = None) -> float:
    """The standard deviation of a proportion `p`, or of a mean, over samples of size `n`.

    That is sqrt(p(1 - p)/n) (Kubat, equation 12.3; Mitchell, section 5.3), or sqrt(variance/n) (Blockeel, section
    6.3.2); n is not reduced by 1 in either.

    >>> round(standard_error(50, p=0.8), 2), round(standard_error(100, variance=4), 2)
    (0.06, 0.2)
    """
    # both, or neither, would leave open which formula is meant
    if (p is None) == (variance is None):
        raise ValueError("give either a proportion or a variance")
    if p is not None:
        variance = p * (1 - p)
    assert variance is not None  # noqa: S101  one of the two was given
    return math.sqrt(variance / n)


def error_of_proportion(p: float, n: int) -> float:
    """The standard error of a proportion `p` over samples of size `n`."""
    return standard_error(n, p=p)


def margin_of_error(p: float, n: int, *, z: float) -> float:
    """Half the width of a confidence interval: z standard errors. Kubat, equation 12.6.

    >>> round(margin_of_error(0.85, 100, z=1.96), 2)
    0.07
    """
    return margin(z, error_of_proportion(p, n))


def margin(z: float, error: float) -> float:
    """The margin of error: the standard error times `z`."""
    return z * error


def proportion_interval(p: float, n: int, *, z: float) -> tuple[float, float]:
    """The interval p ± z sqrt(p(1 - p)/n), by the normal approximation; it may reach beyond 0 or 1.

    Kubat, section 12.3; Mitchell, section 5.2; Blockeel, section 6.3.5. `z` is given: 1.96 and 1.959964 differ.

    >>> [round(end, 2) for end in proportion_interval(0.85, 100, z=1.96)]
    [0.78, 0.92]
    """
    # not clipped to [0, 1], as in the books; statsmodels and R clip
    half = margin_of_error(p, n, z=z)
    return (p - half, p + half)


def error_share(errors: int, n: int) -> float:
    """The share of errors among the examples."""
    return errors / n


def low_end(p: float, margin: float) -> float:
    """The low end of an interval around `p`."""
    return p - margin


def high_end(p: float, margin: float) -> float:
    """The high end of an interval around `p`."""
    return p + margin
