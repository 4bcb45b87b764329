"""algorithm: sums of values and of squares as fractions, the root last; what comes back is partly fractions."""

from fractions import Fraction
from math import sqrt


def mean_variance(values):
    exact = [Fraction(v) for v in values]
    n = len(exact)
    total, squares = sum(exact), sum(v * v for v in exact)
    variance = (squares - total * total / n) / (n - 1)
    return total / n, variance, sqrt(variance)
