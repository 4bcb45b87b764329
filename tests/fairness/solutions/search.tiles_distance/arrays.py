"""type: a NumPy number."""

import numpy as np


def tiles_distance(board, goal):
    a, b = np.array(board), np.array(goal)
    return sum(np.abs(np.argwhere(a == t)[0] - np.argwhere(b == t)[0]).sum() for t in range(1, a.size))
