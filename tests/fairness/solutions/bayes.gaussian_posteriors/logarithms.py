"""algorithm: log densities without what all classes share."""

import numpy as np


def gaussian_posteriors(rows, target, row):
    names = list(row)
    y = np.array([r[target] for r in rows])
    X = np.array([[r[a] for a in names] for r in rows], dtype=float)
    x = np.array([row[a] for a in names], dtype=float)
    labels = np.unique(y)
    logs = []
    for label in labels:
        part = X[y == label]
        sd = part.std(axis=0, ddof=1)
        logs.append(np.log(len(part)) - np.log(sd).sum() - (((x - part.mean(axis=0)) / sd) ** 2).sum() / 2)
    weights = np.exp(np.array(logs) - max(logs))
    return dict(zip(labels, weights / weights.sum()))
