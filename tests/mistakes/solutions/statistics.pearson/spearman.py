# mistake: none that is known
import numpy as np


def pearson(x, y):
    ranks = [np.argsort(np.argsort(v)) for v in (x, y)]
    return np.corrcoef(*ranks)[0, 1]
