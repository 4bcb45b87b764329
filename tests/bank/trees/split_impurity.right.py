# %% by_fractions: algorithm: exact shares, the measure in a table of functions
from fractions import Fraction
from math import sqrt
MEASURES = {
    "gini": lambda p: sum(x * (1 - x) for x in p),
    "error": lambda p: 1 - max(p),
    "sqrt_gini": lambda p: sqrt(p[0] * p[1]),
}
def split_impurity(children, impurity):
    everything = sum(map(sum, children))
    result = 0
    for child in children:
        size = sum(child)
        if size:
            shares = [Fraction(n, size) for n in child]
            result += float(Fraction(size, everything)) * float(MEASURES[impurity](shares))
    return result
# %% from_counts: algorithm: simplified formulas of counts, divided once at the end
def split_impurity(children, impurity):
    total, left = 0, 0.0
    for child in children:
        n = sum(child)
        total += n
        if n == 0:
            continue
        if impurity == "gini":
            left += n - sum(c * c for c in child) / n
        elif impurity == "error":
            left += n - max(child)
        else:
            left += (child[0] * child[1]) ** 0.5
    return left / total
# %% arrays: algorithm: NumPy
import numpy as np
def split_impurity(children, impurity):
    table = np.array(children, dtype=float)
    table = table[table.sum(axis=1) > 0]
    sizes = table.sum(axis=1, keepdims=True)
    p = table / sizes
    if impurity == "gini":
        each = 1 - (p**2).sum(axis=1)
    elif impurity == "error":
        each = 1 - p.max(axis=1)
    else:
        each = np.sqrt(p[:, 0] * (1 - p[:, 0]))
    return np.average(each, weights=sizes[:, 0])
