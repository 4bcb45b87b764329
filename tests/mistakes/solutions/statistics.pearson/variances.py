# mistake: divided by the variances
import numpy as np


def pearson(x, y):
    return np.cov(x, y)[0, 1] / (np.var(x, ddof=1) * np.var(y, ddof=1))
