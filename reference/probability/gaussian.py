"""The normal distribution. Witten, section 4.2; Kubat, section 2.4; Blockeel, section 12.4.3; Mitchell, section 5.3."""

import math


def gaussian_pdf(x: float, mean: float, *, sd: float | None = None, variance: float | None = None) -> float:
    """The density of a normal distribution at x, given its standard deviation or its variance.

    Witten, section 4.2: a temperature of 66, where the mean is 73 and the deviation 6.2.

    >>> round(gaussian_pdf(66, 73, sd=6.2), 4), round(gaussian_pdf(66, 73, variance=6.2**2), 4)
    (0.034, 0.034)
    """
    # by name: a variance in the place of a deviation is the usual slip
    if (sd is None) == (variance is None):
        raise ValueError("give either a standard deviation or a variance")
    if variance is not None:
        sd = math.sqrt(max(variance, 0))
    assert sd is not None  # noqa: S101  one of the two was given
    if sd <= 0:  # values that are all equal: the density would be x/0
        raise ValueError("a density needs a spread above zero")
    # in deviations, as the square of one may be too small or too large for a float
    away = (x - mean) / sd
    # Witten plugs in mean and deviation rounded to one decimal: printed values hold for those
    return math.exp(-away * away / 2) / (math.sqrt(2 * math.pi) * sd)


def log_gaussian_pdf(x: float, mean: float, *, sd: float) -> float:
    """The natural logarithm of the density, which is a number where the density itself is 0 in floats.

    >>> gaussian_pdf(0, 1000, sd=1), round(log_gaussian_pdf(0, 1000, sd=1), 4), round(log_gaussian_pdf(66, 73, sd=6), 3)
    (0.0, -500000.9189, -3.391)
    """
    if sd <= 0:
        raise ValueError("a density needs a spread above zero")
    away = (x - mean) / sd
    return -away * away / 2 - math.log(math.sqrt(2 * math.pi)) - math.log(sd)


def density(x: float, mean: float, sd: float) -> float:
    """The density of a normal distribution at x, given its standard deviation."""
    return gaussian_pdf(x, mean, sd=sd)
