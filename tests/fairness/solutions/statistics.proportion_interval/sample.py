"""algorithm: the standard error from the zeros and ones themselves, as a share of n."""

import statistics


def proportion_interval(p, n, z):
    sigma = (p * (1 - p) ** 2 + (1 - p) * p**2) ** 0.5
    error = sigma / n**0.5
    ends = statistics.NormalDist(p, error)
    return [ends.mean - z * ends.stdev, ends.mean + z * ends.stdev]
