# %% matrix: algorithm: a corner of the matrix of correlations
import numpy as np
def pearson(x, y):
    return np.corrcoef(x, y)[0, 1]
# %% standardised from matrix: algorithm: the mean product of standardised values, with n throughout
# return np.corrcoef(x, y)[0, 1] => z = [(np.array(v) - np.mean(v)) / np.std(v) for v in (x, y)]
# +     return float(np.mean(z[0] * z[1]))
# %% plain: algorithm: sums of products of deviations; on a line the last digit may go beyond one
from math import sqrt
def pearson(x, y):
    mx, my = sum(x) / len(x), sum(y) / len(y)
    sxy = sum((a - mx) * (b - my) for a, b in zip(x, y))
    sxx = sum((a - mx) ** 2 for a in x)
    syy = sum((b - my) ** 2 for b in y)
    return sxy / (sqrt(sxx) * sqrt(syy))
# %% slopes: algorithm: the sign of the slope, and the root of both slopes' product
import statistics
def pearson(x, y):
    up = statistics.linear_regression(x, y).slope
    across = statistics.linear_regression(y, x).slope
    return (1 if up > 0 else -1) * (up * across) ** 0.5
# %% sums: algorithm: n times the sums, without means
def pearson(x, y):
    n = len(x)
    sx, sy = sum(x), sum(y)
    above = n * sum(a * b for a, b in zip(x, y)) - sx * sy
    below = (n * sum(a * a for a in x) - sx**2) * (n * sum(b * b for b in y) - sy**2)
    return above / below**0.5
