"""algorithm: NumPy's lstsq."""

import numpy as np


def least_squares(points, targets):
    x = np.column_stack([np.ones(len(points)), np.array(points)])
    return np.linalg.lstsq(x, np.array(targets), rcond=None)[0]
