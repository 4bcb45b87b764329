# %% array: algorithm: both ends at once, as an array
import numpy as np
def proportion_interval(p, n, z):
    return p + np.array([-z, z]) * np.sqrt(p * (1 - p)) / np.sqrt(n)
# %% by_name: type: a named tuple
from collections import namedtuple
Interval = namedtuple("Interval", ["low", "high"])
def proportion_interval(p, n, z):
    e = z * (p * (1 - p) / n) ** 0.5
    return Interval(p - e, p + e)
# %% plain: algorithm: the formula as it stands
from math import sqrt
def proportion_interval(p, n, z):
    e = z * sqrt(p * (1 - p) / n)
    return p - e, p + e
# %% roots: algorithm: the ends as the roots of (x - p)² = z² p (1 - p) / n
import numpy as np
def proportion_interval(p, n, z):
    return sorted(np.roots([1, -2 * p, p * p - z * z * p * (1 - p) / n]))
# %% sample: algorithm: the standard error from the zeros and ones themselves, as a share of n
import statistics
def proportion_interval(p, n, z):
    sigma = (p * (1 - p) ** 2 + (1 - p) * p**2) ** 0.5
    error = sigma / n**0.5
    ends = statistics.NormalDist(p, error)
    return [ends.mean - z * ends.stdev, ends.mean + z * ends.stdev]
