# mistake: labels from the moved centres
import numpy as np


def kmeans_trace(points, centres):
    X, C = np.array(points, float), np.array(centres, float)

    def assign():
        return np.linalg.norm(X[:, None] - C[None], axis=2).argmin(1)

    labels, trace = assign(), []
    while True:
        C = np.array([X[labels == k].mean(0) if np.any(labels == k) else C[k] for k in range(len(C))])
        new = assign()
        trace.append((new.tolist(), C.tolist()))
        if np.array_equal(new, labels):
            return trace
        labels = new
