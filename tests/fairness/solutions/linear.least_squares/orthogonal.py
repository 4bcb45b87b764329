"""algorithm: columns made orthogonal one after the other, by Gram and Schmidt."""

import numpy as np


def least_squares(points, targets):
    x = np.array([[1.0, *p] for p in points])
    q, r = np.zeros_like(x), np.zeros((x.shape[1],) * 2)
    for k in range(x.shape[1]):
        v = x[:, k].copy()
        for j in range(k):
            r[j, k] = q[:, j] @ v
            v -= r[j, k] * q[:, j]
        r[k, k] = np.linalg.norm(v)
        q[:, k] = v / r[k, k]
    return tuple(np.linalg.solve(r, q.T @ np.array(targets)))
