# mistake: differences of the numbers
import numpy as np


def tiles_distance(board, goal):
    return int(np.abs(np.array(board) - np.array(goal)).sum())
