# mistake: halfway between the closest pair
import numpy as np


def max_margin(points, labels):
    P, y = np.array(points, float), np.array(labels)
    pairs = [(np.linalg.norm(P[i] - P[j]), i, j) for i in np.where(y == 1)[0] for j in np.where(y == -1)[0]]
    _, i, j = min(pairs)
    w = (P[i] - P[j]) / np.linalg.norm(P[i] - P[j])
    b = -w @ (P[i] + P[j]) / 2
    return {"w": w, "b": b, "support": [int(i), int(j)], "margin": (y * (P @ w + b)).min()}
