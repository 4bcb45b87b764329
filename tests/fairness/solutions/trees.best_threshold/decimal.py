"""type: a Decimal, the best by mutual information."""

from decimal import Decimal

import numpy as np


def best_threshold(rows, attribute, target):
    x = np.array([row[attribute] for row in rows])
    y = np.array([row[target] for row in rows])
    values = np.unique(x)
    middles = (values[1:] + values[:-1]) / 2

    def information(t):
        p = np.array([[np.mean((y == c) & side) for c in np.unique(y)] for side in (x < t, x > t)])
        q = np.outer(p.sum(axis=1), p.sum(axis=0))
        return (p[p > 0] * np.log(p[p > 0] / q[p > 0])).sum()

    return Decimal(str(max(middles, key=information)))
