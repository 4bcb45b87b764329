"""algorithm: half the mean squared difference of all pairs, as a dict by name."""

from itertools import combinations
from statistics import fmean


def mean_variance(values):
    variance = fmean((a - b) ** 2 / 2 for a, b in combinations(values, 2))
    return {"mean": fmean(values), "variance": variance, "sd": variance**0.5}
