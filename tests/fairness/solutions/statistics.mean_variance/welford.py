"""algorithm: one pass, mean and squares brought up to date with each value."""

import math


def mean_variance(values):
    mean = m2 = 0.0
    for n, value in enumerate(values, start=1):
        delta = value - mean
        mean += delta / n
        m2 += delta * (value - mean)
    return mean, m2 / (n - 1), math.sqrt(m2 / (n - 1))
