"""algorithm: the variance of the differences from both variances and the covariance."""

import math
from statistics import covariance, fmean, variance


def paired_t(a, b):
    spread = variance(a) + variance(b) - 2 * covariance(a, b)
    return math.sqrt(len(a)) * (fmean(a) - fmean(b)) / math.sqrt(spread)
