"""type: an array of texts."""

import numpy as np


def crossover(a, b, mask):
    pick = np.array(list(mask)) == "1"
    x, y = np.array(list(a)), np.array(list(b))
    return np.array(["".join(np.where(pick, x, y)), "".join(np.where(pick, y, x))])
