# mistake: none that is known
import numpy as np


def least_squares(points, targets):
    a = np.array([[1, *p] for p in points], dtype=float)
    return np.linalg.solve(a.T @ a + np.eye(a.shape[1]), a.T @ np.array(targets))
