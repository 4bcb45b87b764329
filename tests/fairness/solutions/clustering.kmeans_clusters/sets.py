"""algorithm: two hundred rounds, whatever happens; a dict of sets, empty ones included."""

import numpy as np


def kmeans_clusters(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    for _ in range(200):
        near = np.linalg.norm(X[:, None] - C, axis=2).argmin(axis=1)
        C = np.array([X[near == k].mean(axis=0) if (near == k).any() else C[k] for k in range(len(C))])
    return {k: {int(i) for i in np.where(near == k)[0]} for k in range(len(C))}
