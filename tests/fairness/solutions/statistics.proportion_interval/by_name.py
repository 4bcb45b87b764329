"""type: a named tuple."""

from collections import namedtuple

Interval = namedtuple("Interval", ["low", "high"])


def proportion_interval(p, n, z):
    e = z * (p * (1 - p) / n) ** 0.5
    return Interval(p - e, p + e)
