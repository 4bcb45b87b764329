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
# %% maesum: mistake: MAE not divided
def regression_errors(actual, predicted):
    d = [a - p for a, p in zip(actual, predicted)]
    n = len(d)
    s = sum(x * x for x in d)
    return dict(mae=sum(map(abs, d)), mse=s / n, rmse=(s / n) ** 0.5, sse=s)
# %% median from maesum: mistake: median of the errors
# + from statistics import median
# sum(m => median(m
# %% msesquare from maesum: mistake: square of the MAE
# s = sum(x * x for x in d) => m = sum(map(abs, d)) / n
# sum(map(abs, d)), mse=s / n, rmse=(s / n) ** 0.5, sse=s => m, mse=m**2, rmse=m, sse=sum(x * x for x in d)
# %% rmsemae from maesum: mistake: root of the MAE
# , mse=s / n, rmse=(s =>  / n, mse=s / n, rmse=(sum(map(abs, d))
# %% rmsesum from maesum: mistake: root of the sum, divided by n
# , mse=s / n, rmse=(s / n) ** 0.5 =>  / n, mse=s / n, rmse=s**0.5 / n
# %% ssemean from maesum: mistake: sum of the absolute errors
# , mse=s / n, rmse=(s / n) ** 0.5, sse=s =>  / n, mse=s / n, rmse=(s / n) ** 0.5, sse=sum(map(abs, d))
# %% ssemse from maesum: mistake: MSE and SSE exchanged
# , mse=s / n, rmse=(s / n) ** 0.5, sse=s =>  / n, mse=s, rmse=s**0.5, sse=s / n
# %% ssesum from maesum: mistake: square of the sum
# , mse=s / n, rmse=(s / n) ** 0.5, sse=s =>  / n, mse=s / n, rmse=(s / n) ** 0.5, sse=sum(d) ** 2
