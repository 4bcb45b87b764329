# %% plain: algorithm: floats, the first of tied ones
from math import log2, sqrt
MEASURES = {
    "entropy": lambda p: -p * log2(p) - (1 - p) * log2(1 - p) if 0 < p < 1 else 0.0,
    "gini": lambda p: 2 * p * (1 - p),
    "sqrt_gini": lambda p: sqrt(p * (1 - p)),
}
def preferred_split(splits, impurity, factor, clr):
    best, least = None, float("inf")
    for i, split in enumerate(splits):
        left, total = 0, 0
        for pos, neg in split:
            pos *= factor
            if clr is not None:
                pos /= clr
            n = pos + neg
            if n > 0:
                left += n * MEASURES[impurity](pos / n)
            total += n
        if left / total < least - 1e-12:
            best, least = i, left / total
    return best
# %% arrays: algorithm: NumPy over counts, natural logarithms, the last of tied ones
import numpy as np
def preferred_split(splits, impurity, factor, clr):
    scale = factor / (1.0 if clr is None else clr)
    values = []
    for split in splits:
        table = np.array(split, dtype=float) * [scale, 1.0]
        n = table.sum(axis=1)
        table, n = table[n > 0], n[n > 0]
        if impurity == "entropy":
            safe = np.where(table > 0, table, 1)
            left = (n * np.log(n)).sum() - (table * np.log(safe)).sum()
        elif impurity == "gini":
            left = (n - (table**2).sum(axis=1) / n).sum()
        else:
            left = np.sqrt(table.prod(axis=1)).sum()
        values.append(left)
    return len(values) - 1 - int(np.argmin(np.round(values[::-1], 10)))
