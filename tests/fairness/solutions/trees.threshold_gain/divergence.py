"""algorithm: the mean divergence of joint from product, with NumPy."""

import numpy as np


def threshold_gain(rows, attribute, target, threshold):
    classes = sorted({r[target] for r in rows})
    p = np.zeros((2, len(classes)))
    for r in rows:
        p[int(r[attribute] < threshold), classes.index(r[target])] += 1 / len(rows)
    q = p.sum(axis=1, keepdims=True) * p.sum(axis=0, keepdims=True)
    return np.sum(np.where(p > 0, p * np.log2(np.where(p > 0, p, 1) / q), 0))
