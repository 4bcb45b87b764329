"""Known mistakes with moments and the binomial distribution."""

import math
from collections.abc import Sequence

from reference.probability.moments import expectation, moments


def plain_moments(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """Every value counted alike."""
    return moments(values, [1 / len(values)] * len(values))


def second_moment(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the squares, from which the square of the mean was not taken."""
    squares = expectation([value**2 for value in values], probabilities)
    return (expectation(values, probabilities), squares, math.sqrt(squares))


def root_not_drawn(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The variance given for the standard deviation."""
    mean, variance, _ = moments(values, probabilities)
    return (mean, variance, variance)


def without_coefficient(r: int, n: int, p: float) -> float:
    """One order of successes and failures only."""
    return float(p**r * (1 - p) ** (n - r))


def failures_left_out(r: int, n: int, p: float) -> float:
    """The factor of the failures left out."""
    return float(math.comb(n, r) * p**r)


def at_most(r: int, n: int, p: float) -> float:
    """At most r successes, instead of just r."""
    return math.fsum(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1))
