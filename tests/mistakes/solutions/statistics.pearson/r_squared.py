# mistake: squared
import numpy as np


def pearson(x, y):
    return np.corrcoef(x, y)[0, 1] ** 2
