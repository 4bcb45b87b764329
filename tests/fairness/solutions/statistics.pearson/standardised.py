"""algorithm: the mean product of standardised values, with n throughout."""

import numpy as np


def pearson(x, y):
    z = [(np.array(v) - np.mean(v)) / np.std(v) for v in (x, y)]
    return float(np.mean(z[0] * z[1]))
