"""algorithm: the attribute whose means vary most, as arrays."""

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
