"""Mean, spread and correlation of samples. Kubat, chapter 12; Witten, sections 4.2, 5.8; Blockeel, 6.3; Flach, 5.3."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class Spread(NamedTuple):
    """Mean, variance and standard deviation of a sample."""

    mean: float
    variance: float
    sd: float


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean. Kubat, equation 2.12.

    >>> mean([1, 2, 6]), mean([0.1, 0.1, 0.1])
    (3.0, 0.1)
    """
    if not values:
        raise ValueError("no values have no mean")
    # rounded once, after the division: the order of values has no say, and equal values have exactly their own as mean
    return float(sum(map(Fraction, values)) / len(values))


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

    >>> round(pearson([2.5, 5, 4, 8], [3, 5, 2, 7]), 6), pearson([0.1, 0.2, 0.4], [-1, -2, -4])
    (0.88176, -1.0)
    """
    apart_x, apart_y = scaled_deviations(x), scaled_deviations(y)
    together = math.fsum(a * b for a, b in zip(apart_x, apart_y, strict=True))
    share = together / math.sqrt(math.fsum(a * a for a in apart_x) * math.fsum(b * b for b in apart_y))
    # on a line the last bit of the root may lead beyond 1
    return max(-1.0, min(1.0, share))


def scaled_deviations(values: Sequence[float]) -> list[float]:
    """The deviations from the mean, divided by the largest of them; ValueError if all values are equal."""
    deviations = [value - mean(values) for value in values]
    largest = max(map(abs, deviations))
    if not largest:
        raise ValueError("values that are all equal correlate with nothing")
    # between -1 and 1: the squares of very small or large deviations would be 0, or too large for a float
    return [deviation / largest for deviation in deviations]
