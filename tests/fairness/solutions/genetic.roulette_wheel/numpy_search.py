"""type: an array of NumPy's searchsorted."""

import numpy as np


def roulette_wheel(fitness, draws):
    return np.searchsorted(np.cumsum(fitness), draws, side="left")
