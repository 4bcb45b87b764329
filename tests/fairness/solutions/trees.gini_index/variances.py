"""algorithm: the variances of the classes' indicators."""

import numpy as np


def gini_index(counts):
    if not len(counts):
        return 0.0
    p = np.array(counts) / np.sum(counts)
    return np.dot(p, 1 - p)
