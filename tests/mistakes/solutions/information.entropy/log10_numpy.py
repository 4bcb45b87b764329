# mistake: logarithm to base 10
import numpy as np


def entropy(counts):
    c = np.array([x for x in counts if x > 0], dtype=float)
    if c.size == 0:
        return 0.0
    p = c / c.sum()
    return float(-(p * np.log10(p)).sum())
