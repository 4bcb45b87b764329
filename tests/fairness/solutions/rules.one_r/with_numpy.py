"""algorithm: matrices of counts, NumPy texts and integers."""

import numpy as np


def one_r(rows, target):
    classes, y = np.unique([r[target] for r in rows], return_inverse=True)
    found = []
    for a in rows[0].keys() - {target}:
        values, x = np.unique([r[a] for r in rows], return_inverse=True)
        counts = np.zeros((len(values), len(classes)), dtype=int)
        np.add.at(counts, (x, y), 1)
        found.append((len(rows) - counts.max(axis=1).sum(), a, dict(zip(values, classes[counts.argmax(axis=1)]))))
    errors, attribute, labels = min(found, key=lambda f: f[:2])
    return dict(attribute=attribute, labels=labels, errors=errors)
