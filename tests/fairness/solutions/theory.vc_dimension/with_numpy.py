"""type: a NumPy integer, from arrays and unique rows."""

from itertools import combinations

import numpy as np


def vc_dimension(hypotheses):
    table = np.array(hypotheses)
    sizes = [0]
    for size in range(1, table.shape[1] + 1):
        for columns in combinations(range(table.shape[1]), size):
            if len(np.unique(table[:, list(columns)], axis=0)) == 2**size:
                sizes.append(size)
    return np.max(np.array(sizes))
