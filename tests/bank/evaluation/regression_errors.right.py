# %% expanded: algorithm: the squares multiplied out
def dot(x, y):
    return sum(a * b for a, b in zip(x, y))

def regression_errors(actual, predicted):
    sse = max(0.0, dot(actual, actual) - 2 * dot(actual, predicted) + dot(predicted, predicted))
    n = len(actual)
    mae = sum([p - a if p > a else a - p for a, p in zip(actual, predicted)]) / n
    return {"mae": mae, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse}
# %% plain: algorithm: the formulas, one after the other
import math
def regression_errors(actual, predicted):
    n = len(actual)
    absolute = 0
    squared = 0
    for a, p in zip(actual, predicted):
        absolute += abs(a - p)
        squared += (a - p) ** 2
    return {"mae": absolute / n, "mse": squared / n, "rmse": math.sqrt(squared / n), "sse": squared}
# %% with_distance: algorithm: the Euclidean distance of the two lists
import math
from statistics import fmean
def regression_errors(actual, predicted):
    d = math.dist(actual, predicted)
    n = len(actual)
    mae = fmean(max(a, p) - min(a, p) for a, p in zip(actual, predicted))
    return dict(mae=mae, mse=d * d / n, rmse=d / math.sqrt(n), sse=d * d)
# %% with_numpy: algorithm: vectors
import numpy as np
def regression_errors(actual, predicted):
    off = np.subtract(actual, predicted)
    return {
        "mae": np.abs(off).mean(),
        "mse": (off**2).mean(),
        "rmse": np.sqrt((off**2).mean()),
        "sse": (off**2).sum(),
    }
# %% with_norms from with_numpy: algorithm: norms of the vector of errors
# subtract(actual, predicted) => array(predicted, dtype=float) - np.array(actual, dtype=float)
# +     length = np.linalg.norm(off)
# "mae": np.abs(off).mean() => "sse": length**2
# (off**2).mean(), => length**2 / off.size,
# np.sqrt((off**2).mean()) => length / off.size**0.5
# "sse": (off**2).sum() => "mae": np.linalg.norm(off, 1) / off.size
