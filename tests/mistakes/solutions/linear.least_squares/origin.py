# mistake: no intercept
import numpy as np


def least_squares(points, targets):
    slopes = np.linalg.lstsq(np.array(points, dtype=float), np.array(targets), rcond=None)[0]
    return [0.0, *slopes]
