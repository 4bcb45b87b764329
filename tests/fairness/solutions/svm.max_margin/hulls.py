"""algorithm: the two nearest points of the convex hulls, by projection on segments; a tuple of arrays."""

import numpy as np
from itertools import combinations_with_replacement


def foot(p, a, b):
    d = b - a
    t = 0.0 if not d.any() else np.clip((p - a) @ d / (d @ d), 0, 1)
    return a + t * d


def max_margin(points, labels):
    P = np.array(points, dtype=float)
    y = np.array(labels)
    best = None
    for here, there, flip in ((P[y == 1], P[y == -1], 1), (P[y == -1], P[y == 1], -1)):
        for p in here:
            for a, b in combinations_with_replacement(there, 2):
                q = foot(p, a, b)
                d = np.linalg.norm(p - q)
                if best is None or d < best[0] - 1e-12:
                    best = (d, flip * (p - q), (p + q) / 2)
    d, w, middle = best
    b = -w @ middle
    away = np.abs(P @ w + b) / np.linalg.norm(w)
    return 7 * w, 7 * b, np.where(away < away.min() + 1e-9)[0], away.min()
