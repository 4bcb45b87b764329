# mistake: root not drawn
import numpy as np


def mean_variance(values):
    return np.mean(values), np.var(values, ddof=1), np.var(values, ddof=1)
