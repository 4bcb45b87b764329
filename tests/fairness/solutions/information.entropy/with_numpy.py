"""algorithm: vectors."""

import numpy as np


def entropy(counts):
    counts = np.asarray(counts, dtype=float)
    total = counts.sum()
    if total == 0:
        return 0.0
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(counts > 0, counts / total * np.log2(counts / total), 0.0)
    return -terms.sum()
