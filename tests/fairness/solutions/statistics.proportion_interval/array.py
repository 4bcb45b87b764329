"""algorithm: both ends at once, as an array."""

import numpy as np


def proportion_interval(p, n, z):
    return p + np.array([-z, z]) * np.sqrt(p * (1 - p)) / np.sqrt(n)
