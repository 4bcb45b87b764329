"""Expectation and variance of random variables, and the binomial distribution. Blockeel, appendix A; Mitchell, 5."""

import math
from collections.abc import Sequence


def expectation(values: Sequence[float], probabilities: Sequence[float]) -> float:
    """The expected value: the sum of the values times their probabilities. Mitchell, section 5.3.

    >>> round(expectation([1, 2], [0.7, 0.3]), 1)
    1.3
    """
    return sum(value * p for value, p in zip(values, probabilities, strict=True))


def variance(values: Sequence[float], probabilities: Sequence[float]) -> float:
    """The expected squared distance from the expected value; there is no n - 1 here. Mitchell, section 5.3.

    >>> round(variance([1, 2], [0.7, 0.3]), 2)
    0.21
    """
    return moments(values, probabilities)[1]


def moments(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """Expected value, variance and standard deviation of a random variable."""
    centre = expectation(values, probabilities)
    spread = expectation([(value - centre) ** 2 for value in values], probabilities)
    return (centre, spread, math.sqrt(spread))


def binomial_pmf(r: int, n: int, p: float) -> float:
    """The probability of r successes in n independent trials; 0 for an impossible r. Mitchell, section 5.3.

    >>> round(binomial_pmf(12, 40, 0.3), 6)
    0.136574
    """
    # comb would be 0 above n, but raises below 0
    if not 0 <= r <= n:
        return 0.0
    return float(math.comb(n, r) * p**r * (1 - p) ** (n - r))


def binomial_moments(n: int, p: float) -> tuple[float, float, float]:
    """Mean, variance and standard deviation of the *number* of successes. Mitchell, section 5.3.

    >>> [round(moment, 4) for moment in binomial_moments(40, 0.3)]
    [12.0, 8.4, 2.8983]
    """
    spread = n * p * (1 - p)
    return (n * p, spread, math.sqrt(spread))
