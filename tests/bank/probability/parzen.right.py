# %% with_numpy: algorithm: one array of kernels
import numpy as np
def parzen(x, centers, rule):
    centers = np.array(centers, dtype=float)
    variance = {"fixed": 1.0, "range": np.ptp(centers), "range_over_m": np.ptp(centers) / len(centers)}[rule]
    return np.mean(np.exp(-((x - centers) ** 2) / 2 / variance)) / np.sqrt(2 * np.pi * variance)

# %% with_statistics: algorithm: densities of the standard library
from statistics import NormalDist, fmean
def parzen(x, centers, rule):
    variance = 1
    if rule != "fixed":
        variance = sorted(centers)[-1] - sorted(centers)[0]
    if rule == "range_over_m":
        variance /= len(centers)
    return fmean(NormalDist(center, variance**0.5).pdf(x) for center in centers)
