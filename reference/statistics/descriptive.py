"""Mean, spread and correlation of samples. Kubat, chapter 12; Witten, sections 4.2, 5.8; Blockeel, 6.3; Flach, 5.3."""

import math
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """Mean, variance and standard deviation of a sample."""

    mean: float
    variance: float
    sd: float


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean. Kubat, equation 2.12."""
    if not values:
        raise ValueError("no values have no mean")
    # fsum rounds once, so the mean does not depend on the order of the values
    return math.fsum(values) / len(values)


def squares_around(values: Sequence[float], centre: float) -> float:
    """The sum of the squared distances of the values from `centre`."""
    # from the centre first: the difference of two large sums of squares would lose the digits that matter
    return math.fsum((value - centre) ** 2 for value in values)


def variance(values: Sequence[float], *, ddof: int = 1) -> float:
    """The sum of the squared deviations from the mean, divided by n - `ddof`.

    A sample's variance divides by n - 1 (Kubat, equation 2.13; Witten, section 4.2; Blockeel, section 12.4); that of a
    whole population, and inside regression trees, by n (Flach, section 5.3: `ddof` 0).

    >>> round(variance([3.2, 5.2, 8.5]), 4), round(variance([3.2, 5.2, 8.5], ddof=0), 4)
    (7.1633, 4.7756)
    """
    if len(values) <= ddof:  # one value has no n - 1: 0/0
        raise ValueError(f"{len(values)} values are too few for a variance that divides by n - {ddof}")
    return squares_around(values, mean(values)) / (len(values) - ddof)


def deviation(values: Sequence[float], *, ddof: int = 1) -> float:
    """The standard deviation: the square root of the variance that divides by n - `ddof`."""
    return math.sqrt(variance(values, ddof=ddof))


def mean_variance(values: Sequence[float], *, ddof: int = 1) -> Spread:
    """Mean, variance and standard deviation. Witten, table 4.4: the temperatures of days with play.

    >>> played = mean_variance([83, 70, 68, 64, 69, 75, 75, 72, 81])
    >>> round(played.mean), round(played.sd, 1)
    (73, 6.2)
    """
    spread = variance(values, ddof=ddof)
    return Spread(mean(values), spread, math.sqrt(spread))


def pearson(x: Sequence[float], y: Sequence[float]) -> float:
    """Pearson's correlation coefficient. Blockeel, section 6.1.2; Witten, section 5.8.

    Whether covariance and variances divide by n or by n - 1 makes no difference: it cancels.

    >>> round(pearson([2.5, 5, 4, 8], [3, 5, 2, 7]), 6)
    0.88176
    """
    centre_x, centre_y = mean(x), mean(y)
    # one root of the product, and equal values leave an exact 0 here
    spread = squares_around(x, centre_x) * squares_around(y, centre_y)
    if not spread:
        raise ValueError("values that are all equal correlate with nothing")
    return math.fsum((a - centre_x) * (b - centre_y) for a, b in zip(x, y, strict=True)) / math.sqrt(spread)
