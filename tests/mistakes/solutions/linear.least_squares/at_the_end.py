# mistake: intercept last
import numpy as np


def least_squares(points, targets):
    a = np.array([[*p, 1] for p in points], dtype=float)
    return np.linalg.pinv(a) @ np.array(targets)
