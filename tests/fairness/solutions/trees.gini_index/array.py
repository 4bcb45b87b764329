"""type: an array of one number."""

import numpy as np


def gini_index(counts):
    p = np.array(counts, dtype=float) / max(sum(counts), 1)
    return np.array([p.sum() - p @ p])
