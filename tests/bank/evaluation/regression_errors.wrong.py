# %% root_of_sum from right/with_numpy: mistake: root of the sum
# import numpy as np => from math import sqrt
# off = np.subtract(actual, predicted) => squares = [(a - p) ** 2 for a, p in zip(actual, predicted)]
# +     n = len(squares)
# np.abs(off).mean() => sum(abs(a - p) for a, p in zip(actual, predicted)) / n
# (off**2).mean(), => sum(squares) / n,
# np.sqrt((off**2).mean()) => sqrt(sum(squares))
# (off**2).sum() => sum(squares)
# %% halved: mistake: squares halved
def regression_errors(actual, predicted):
    off = [p - a for a, p in zip(actual, predicted)]
    n = len(off)
    sse = 0.5 * sum(e * e for e in off)
    return {"mae": sum(abs(e) for e in off) / n, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse}
# %% sample_divisor from halved: mistake: n less one
# len(off) => max(len(off) - 1, 1)
# 0.5 * sum(e * e => sum(e**2
# %% signed: mistake: signs kept
import numpy as np
def regression_errors(actual, predicted):
    off = np.array(predicted, float) - np.array(actual, float)
    mse = np.mean(off**2)
    return {"mae": off.mean(), "mse": mse, "rmse": np.sqrt(mse), "sse": np.sum(off**2)}
