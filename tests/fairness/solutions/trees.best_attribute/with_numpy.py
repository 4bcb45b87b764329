"""algorithm: NumPy, argmax over columns from the right."""

import numpy as np


def best_attribute(rows, target):
    names = [n for n in rows[0] if n != target][::-1]
    y = np.array([r[target] for r in rows])
    classes = np.unique(y)
    scores = np.zeros(len(names))
    for k, name in enumerate(names):
        x = np.array([r[name] for r in rows])
        for v in np.unique(x):
            p = np.array([np.mean(y[x == v] == c) for c in classes])
            p = p[p > 0]
            scores[k] += np.mean(x == v) * (p @ np.log2(p))
    return names[int(np.argmax(scores))]
