# %% exact: algorithm: squares and sums as fractions, which are returned as they are
from fractions import Fraction
def spread(values):
    return sum(v * v for v in values) - Fraction(sum(values) ** 2, len(values))

def grow(rows, target, attributes):
    values = [Fraction(row[target]) for row in rows]
    groups = {a: {} for a in attributes}
    for row, value in zip(rows, values):
        for a in attributes:
            groups[a].setdefault(row[a], []).append(value)
    useful = [a for a in attributes if len(groups[a]) > 1]
    if spread(values) <= 9 * len(values) or not useful:
        return sum(values) / len(values)
    a = min(useful, key=lambda a: sum(map(spread, groups[a].values())))
    rest = [b for b in attributes if b != a]
    return {
        "test": a,
        "branches": {v: grow([row for row in rows if row[a] == v], target, rest) for v in groups[a]},
    }

def regression_tree(rows, target):
    return grow(rows, target, [a for a in rows[0] if a != target])
# %% plain: algorithm: variances around the mean
def variance(values):
    mean = sum(values) / len(values)
    return sum((v - mean) ** 2 for v in values) / len(values)

def regression_tree(rows, target):
    values = [r[target] for r in rows]
    tests = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if variance(values) <= 9 or not tests:
        return sum(values) / len(values)
    def left(a):
        total = 0
        for v in {r[a] for r in rows}:
            part = [r[target] for r in rows if r[a] == v]
            total += len(part) * variance(part)
        return total / len(rows)
    best = min(tests, key=left)
    branches = {}
    for v in {r[best] for r in rows}:
        branches[v] = regression_tree([r for r in rows if r[best] == v], target)
    return {"test": best, "branches": branches}
# %% with_numpy: algorithm: the attribute whose means vary most, as arrays
import numpy as np
def regression_tree(rows, target):
    names = [n for n in rows[0] if n != target]
    X = np.array([[r[n] for n in names] for r in rows])
    y = np.array([r[target] for r in rows], dtype=float)
    def build(index):
        part = y[index]
        scores = {}
        for j in range(len(names)):
            values, inverse, counts = np.unique(X[index, j], return_inverse=True, return_counts=True)
            if len(values) > 1:
                means = np.bincount(inverse, weights=part) / counts
                scores[j] = (counts * (means - part.mean()) ** 2).sum()
        if part.var() <= 9 or not scores:
            return part.mean()
        j = max(scores, key=scores.get)
        return {"test": names[j], "branches": {v: build(index[X[index, j] == v]) for v in np.unique(X[index, j])}}
    return build(np.arange(len(y)))
# %% with_pandas: algorithm: groups of a DataFrame; single precision in the leaves
import numpy as np
import pandas as pd
def grow(df, target):
    y = df[target]
    useful = [a for a in df.columns if a != target and df[a].nunique() > 1]
    if y.var(ddof=0) <= 9 or not useful:
        return np.float32(y.mean())
    left = {a: ((y - y.groupby(df[a]).transform("mean")) ** 2).mean() for a in useful}
    best = min(left, key=left.get)
    return {"test": best, "branches": {v: grow(part, target) for v, part in df.groupby(best)}}

def regression_tree(rows, target):
    return grow(pd.DataFrame(rows), target)
