"""algorithm: codes from np.unique, a matrix of counts filled in place."""

import numpy as np


def xlogx(m):
    m = np.asarray(m, dtype=float)
    return np.sum(m * np.log2(np.where(m == 0, 1, m)))


def gain_ratio(rows, attribute, target):
    values, i = np.unique([row[attribute] for row in rows], return_inverse=True)
    classes, j = np.unique([row[target] for row in rows], return_inverse=True)
    m = np.zeros((len(values), len(classes)))
    np.add.at(m, (i, j), 1)
    n = xlogx(m.sum())
    split = n - xlogx(m.sum(1))
    gain = n - xlogx(m.sum(0)) - xlogx(m.sum(1)) + xlogx(m)
    return gain / split if len(values) > 1 else 0
