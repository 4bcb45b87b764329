"""Probabilities of intervals under a density. Blockeel, sections A.6 and A.7; Mitchell, section 5.3; Kubat, 2.4."""

import math
from collections.abc import Sequence

from reference.probability.gaussian import gaussian_pdf

Piece = Sequence[float]  # (low, high, height) of a density that is constant between low and high
Interval = Sequence[float]


def cdf(pieces: Sequence[Piece], x: float) -> float:
    """The probability of values up to x, under a density made of steps.

    >>> cdf([(0, 0.5, 2)], 0.2), cdf([(0, 1, 0.4), (1, 3, 0.3)], 2)
    (0.4, 0.7)
    """
    return math.fsum(height * max(0, min(x, high) - low) for low, high, height in pieces)


def interval_probability(pieces: Sequence[Piece], a: float, b: float) -> float:
    """The probability of values between a and b, under a density made of steps; 0 if b is not above a.

    >>> round(interval_probability([(0, 0.5, 2)], 0.1, 0.3), 9)
    0.4
    """
    return math.fsum(height * max(0, min(b, high) - max(a, low)) for low, high, height in pieces)


def uniform_probability(a: float, b: float) -> float:
    """The probability of the interval from a to b under the uniform distribution between 0 and 1.

    >>> uniform_probability(-1, 0.25), uniform_probability(2, 3)
    (0.25, 0)
    """
    return max(0, min(b, 1) - max(a, 0))


def uniform_union(first: Interval, second: Interval) -> float:
    """The probability that a number, uniform between 0 and 1, lies in one of two intervals or in both.

    >>> round(uniform_union((0.2, 0.35), (0.3, 0.45)), 9)
    0.25
    """
    both = uniform_probability(max(first[0], second[0]), min(first[1], second[1]))
    return uniform_probability(*first) + uniform_probability(*second) - both


def normal_interval_probability(a: float, b: float, *, mean: float = 0.0, sd: float = 1.0) -> float:
    """The probability of values between a and b under a normal distribution; the ends may be infinite.

    >>> round(normal_interval_probability(-1, 1), 6), normal_interval_probability(3, math.inf, mean=3)
    (0.682689, 0.5)
    """
    low, high = (math.erf((end - mean) / (sd * math.sqrt(2))) for end in (a, b))
    return (high - low) / 2


def density_quotient(x: float, eps: float, *, mean: float, sd: float, window: str = "right") -> float:
    """The probability of a short interval by its width: from x on if `right` (Mitchell), around x if `centre` (Witten).

    >>> round(density_quotient(0, 1e-4, mean=0, sd=1), 6)
    0.398942
    """
    start = x if window == "right" else x - eps / 2
    return normal_interval_probability(start, start + eps, mean=mean, sd=sd) / eps


def width_times_density(x: float, eps: float, *, mean: float, sd: float) -> float:
    """The width of a short interval times the density: nearly its probability. Witten, section 4.2.

    >>> round(width_times_density(66, 1, mean=73, sd=6.2), 4)
    0.034
    """
    return eps * gaussian_pdf(x, mean, sd=sd)
