"""algorithm: bincount over the numbers of the cells."""

import numpy as np


def confusion_matrix(actual, predicted, classes):
    k = len(classes)
    place = {c: i for i, c in enumerate(classes)}
    cells = [place[a] * k + place[p] for a, p in zip(actual, predicted)]
    return np.bincount(cells, minlength=k * k).reshape(k, k).tolist()
