# mistake: covariance
import numpy as np


def pearson(x, y):
    return float(np.cov(x, y)[0, 1])
