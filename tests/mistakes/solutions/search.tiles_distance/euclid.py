# mistake: straight lines
import numpy as np


def tiles_distance(board, goal):
    a, b = np.array(board), np.array(goal)
    return sum(np.linalg.norm(np.argwhere(a == t)[0] - np.argwhere(b == t)[0]) for t in range(1, a.size))
