"""algorithm: the Euclidean distance of the two lists."""

import math
from statistics import fmean


def regression_errors(actual, predicted):
    d = math.dist(actual, predicted)
    n = len(actual)
    mae = fmean(max(a, p) - min(a, p) for a, p in zip(actual, predicted))
    return dict(mae=mae, mse=d * d / n, rmse=d / math.sqrt(n), sse=d * d)
