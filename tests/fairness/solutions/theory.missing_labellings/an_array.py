"""type: an array with a row for each labelling."""

import numpy as np


def missing_labellings(hypotheses, points):
    given = np.array(hypotheses)[:, points]
    grid = np.stack(np.meshgrid(*[[0, 1]] * len(points)), -1).reshape(-1, len(points))
    keep = [row for row in grid if not (given == row).all(axis=1).any()]
    return np.array(keep).reshape(-1, len(points))
