# mistake: two sigma squared
import numpy as np


def distance_weighted_knn(points, targets, query, k, weight):
    d = np.sqrt(((np.array(points, float) - query) ** 2).sum(1))
    near = np.argsort(d, kind="stable")[:k]
    d, y = d[near], np.array(targets, float)[near]
    if weight == "gauss":
        w = np.exp(-0.5 * (d / 3) ** 2)
    elif (d == 0).any():
        return y[d == 0].mean()
    else:
        w = d ** -float(len(weight) - 2 if len(weight) == 3 else 2)
    return float(np.dot(w, y) / w.sum())
