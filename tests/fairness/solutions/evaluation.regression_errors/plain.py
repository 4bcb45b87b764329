"""algorithm: the formulas, one after the other."""

import math


def regression_errors(actual, predicted):
    n = len(actual)
    absolute = 0
    squared = 0
    for a, p in zip(actual, predicted):
        absolute += abs(a - p)
        squared += (a - p) ** 2
    return {"mae": absolute / n, "mse": squared / n, "rmse": math.sqrt(squared / n), "sse": squared}
