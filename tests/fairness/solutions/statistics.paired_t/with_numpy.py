"""algorithm: arrays."""

import numpy as np


def paired_t(a, b):
    d = np.subtract(a, b)
    return d.mean() / d.std(ddof=1) * np.sqrt(d.size)
