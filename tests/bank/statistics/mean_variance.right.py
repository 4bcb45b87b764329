# %% all_pairs: algorithm: half the mean squared difference of all pairs, as a dict by name
from itertools import combinations
from statistics import fmean
def mean_variance(values):
    variance = fmean((a - b) ** 2 / 2 for a, b in combinations(values, 2))
    return {"mean": fmean(values), "variance": variance, "sd": variance**0.5}
# %% exact: algorithm: sums of values and of squares as fractions, the root last; what comes back is partly fractions
from fractions import Fraction
from math import sqrt
def mean_variance(values):
    exact = [Fraction(v) for v in values]
    n = len(exact)
    total, squares = sum(exact), sum(v * v for v in exact)
    variance = (squares - total * total / n) / (n - 1)
    return total / n, variance, sqrt(variance)
# %% library: algorithm: the statistics module, in a list
import statistics
def mean_variance(values):
    return [statistics.mean(values), statistics.variance(values), statistics.stdev(values)]
# %% named: type: a named tuple with other names, one of which is ours
from typing import NamedTuple
import numpy as np
class Sample(NamedTuple):
    mean: float
    var: float
    std: float

def mean_variance(values):
    return Sample(np.mean(values), np.var(values, ddof=1), np.std(values, ddof=1))
# %% plain: algorithm: the mean first, then the squared deviations
def mean_variance(values):
    n = len(values)
    mean = sum(values) / n
    variance = sum((v - mean) ** 2 for v in values) / (n - 1)
    return mean, variance, variance**0.5
# %% welford: algorithm: one pass, mean and squares brought up to date with each value
import math
def mean_variance(values):
    mean = m2 = 0.0
    for n, value in enumerate(values, start=1):
        delta = value - mean
        mean += delta / n
        m2 += delta * (value - mean)
    return mean, m2 / (n - 1), math.sqrt(m2 / (n - 1))
