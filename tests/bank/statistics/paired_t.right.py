# %% by_test: algorithm: the t-test of one sample against zero, with pandas
import pandas as pd
def paired_t(a, b):
    differences = pd.Series(a, dtype=float) - pd.Series(b, dtype=float)
    return differences.mean() / differences.sem()
# %% from_correlation: algorithm: the variance of the differences from both variances and the covariance
import math
from statistics import covariance, fmean, variance
def paired_t(a, b):
    spread = variance(a) + variance(b) - 2 * covariance(a, b)
    return math.sqrt(len(a)) * (fmean(a) - fmean(b)) / math.sqrt(spread)
# %% plain: algorithm: differences, their mean, their deviation
def paired_t(a, b):
    d = [x - y for x, y in zip(a, b)]
    n = len(d)
    mean = sum(d) / n
    sd = (sum((v - mean) ** 2 for v in d) / (n - 1)) ** 0.5
    return mean / (sd / n**0.5)
# %% with_numpy: algorithm: arrays
import numpy as np
def paired_t(a, b):
    d = np.subtract(a, b)
    return d.mean() / d.std(ddof=1) * np.sqrt(d.size)
