"""Known mistakes with moments and the binomial distribution."""

import math
from collections.abc import Sequence

from reference.probability.moments import expectation, moments


def second_moment(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the squares, from which the square of the mean was not taken."""
    squares = expectation([value**2 for value in values], probabilities)
    return (expectation(values, probabilities), squares, math.sqrt(squares))


def root_not_drawn(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The variance given for the standard deviation."""
    mean, variance, _ = moments(values, probabilities)
    return (mean, variance, variance)
