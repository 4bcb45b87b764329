"""algorithm: the formula as it stands."""

from math import sqrt


def proportion_interval(p, n, z):
    e = z * sqrt(p * (1 - p) / n)
    return p - e, p + e
