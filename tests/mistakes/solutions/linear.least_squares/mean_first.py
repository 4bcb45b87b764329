# mistake: mean for the intercept
import numpy as np


def least_squares(points, targets):
    x = np.array(points, dtype=float)
    y = np.array(targets, dtype=float)
    slopes = np.linalg.lstsq(x - x.mean(axis=0), y - y.mean(), rcond=None)[0]
    return [float(y.mean())] + slopes.tolist()
