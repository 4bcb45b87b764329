"""Known mistakes with the density of the normal distribution."""

import math

from reference.probability.gaussian import gaussian_pdf


def density_of_variance(x: float, mean: float, sd: float) -> float:
    """The standard deviation put where the variance belongs."""
    return gaussian_pdf(x, mean, variance=sd)


def density_half_squared(x: float, mean: float, sd: float) -> float:
    """2 sd in the exponent where 2 sd² belongs."""
    return math.exp(-((x - mean) ** 2) / (2 * sd)) / (sd * math.sqrt(2 * math.pi))


def without_two_pi(x: float, mean: float, sd: float) -> float:
    """The density without the factor in front of the exponential."""
    return math.exp(-((x - mean) ** 2) / (2 * sd**2))


def without_half(x: float, mean: float, sd: float) -> float:
    """The density without the 2 in the exponent."""
    return math.exp(-((x - mean) ** 2) / sd**2) / (sd * math.sqrt(2 * math.pi))
