"""type: NumPy scalars in a tuple."""

import numpy as np


def bias_variance(predictions, actual):
    table = np.asarray(predictions, dtype=float)
    return np.mean((table.mean(axis=0) - actual) ** 2), np.mean(table.var(axis=0))
