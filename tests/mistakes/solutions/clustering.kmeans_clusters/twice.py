# mistake: centres moved once
import numpy as np


def kmeans_clusters(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    for _ in range(2):
        label = ((X[:, None] - C) ** 2).sum(2).argmin(1)
        C = np.array([X[label == k].mean(0) if (label == k).any() else C[k] for k in range(len(C))])
    return label
