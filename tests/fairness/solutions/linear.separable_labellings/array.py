"""type: a NumPy array of numbers, in falling order."""

import numpy as np


def separable_labellings(points, labellings):
    x = np.array([[1, *p] for p in points])
    found = []
    for number, labels in enumerate(labellings):
        signs = np.where(np.array(labels) == 1, 1, -1)
        w = np.zeros(3)
        for _ in range(1000 * len(points)):
            wrong = np.flatnonzero(signs * (x @ w) <= 0)
            if wrong.size == 0:
                found.append(number)
                break
            w = w + signs[wrong[0]] * x[wrong[0]]
    return np.array(found[::-1])
