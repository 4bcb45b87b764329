"""algorithm: means of boolean arrays."""

import numpy as np


def precision_recall(actual, predicted, positive):
    a = np.array(actual) == positive
    p = np.array(predicted) == positive
    return (a[p].mean() if p.any() else 0.0, p[a].mean() if a.any() else 0.0)
