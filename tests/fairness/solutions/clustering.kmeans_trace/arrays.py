"""type: NumPy arrays in dicts, with the start, without the round that confirms."""

import numpy as np


def kmeans_trace(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    trace = [{"labels": np.array([], int), "centres": C.copy()}]
    old = None
    while True:
        labels = ((X[:, None] - C[None]) ** 2).sum(-1).argmin(1)
        if old is not None and (labels == old).all():
            return trace
        for k in range(len(C)):
            if (labels == k).any():
                C[k] = X[labels == k].mean(0)
        trace.append({"labels": labels.copy(), "centres": C.copy()})
        old = labels
