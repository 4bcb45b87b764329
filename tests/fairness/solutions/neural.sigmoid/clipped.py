"""type: a NumPy number, from a clipped argument."""

import numpy as np


def sigmoid(z):
    return 1.0 / (1.0 + np.exp(-np.clip(np.float64(z), -500, 500)))
