"""type: an array of single-precision numbers."""

import numpy as np


def mean_variance(values):
    v = np.array(values, dtype=float)
    return np.array([v.mean(), v.var(ddof=1), v.std(ddof=1)], dtype=np.float32)
