"""type: single precision."""

import numpy as np


def entropy(counts):
    p = np.array([n for n in counts if n], dtype=np.float32)
    if not len(p):
        return np.float32(0)
    p /= p.sum()
    return -(p * np.log2(p)).sum()
