"""type: an array of no dimensions, an infinite exponential on the way."""

import numpy as np


def sigmoid(z):
    with np.errstate(over="ignore"):
        return 1 / (1 + np.exp(-np.array(float(z))))
