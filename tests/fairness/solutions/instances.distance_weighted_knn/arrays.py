"""type: a NumPy float; np.average with weights that may be infinite at first."""

import numpy as np


def distance_weighted_knn(points, targets, query, k, weight):
    d = np.sqrt(((np.array(points, float) - np.array(query, float)) ** 2).sum(axis=1))
    near = np.argsort(d, kind="stable")[:k]
    d, y = d[near], np.array(targets, float)[near]
    if weight == "gauss":
        w = np.exp(-((d / 3) ** 2))
    elif (d == 0).any():
        w = (d == 0).astype(float)
    else:
        w = d ** (-1.0 if weight == "1/d" else -2.0)
    return np.average(y, weights=w)
