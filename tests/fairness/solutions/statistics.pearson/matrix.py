"""algorithm: a corner of the matrix of correlations."""

import numpy as np


def pearson(x, y):
    return np.corrcoef(x, y)[0, 1]
