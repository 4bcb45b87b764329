# mistake: nearest mean
import numpy as np


def separable_labellings(points, labellings):
    x = np.array(points, dtype=float)
    found = []
    for n, labels in enumerate(labellings):
        y = np.array(labels)
        one, zero = x[y == 1].mean(axis=0), x[y == 0].mean(axis=0)
        guess = np.linalg.norm(x - one, axis=1) < np.linalg.norm(x - zero, axis=1)
        if (guess == (y == 1)).all():
            found.append(n)
    return found
