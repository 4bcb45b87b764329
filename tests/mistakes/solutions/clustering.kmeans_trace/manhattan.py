# mistake: city-block distance
import numpy as np


def kmeans_trace(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    old, out = None, []
    while True:
        labels = np.abs(X[:, None, :] - C[None]).sum(2).argmin(1)
        for k in set(labels.tolist()):
            C[k] = X[labels == k].mean(axis=0)
        out.append({"labels": labels.tolist(), "centres": C.tolist()})
        if old is not None and (old == labels).all():
            return out
        old = labels
