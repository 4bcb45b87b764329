"""algorithm: a table of rank one, found by NumPy; a set of tuples."""

import numpy as np


def table(joint, i, j):
    rows = sorted({values[i] for values, _ in joint})
    columns = sorted({values[j] for values, _ in joint})
    cells = np.zeros((len(rows), len(columns)))
    for values, p in joint:
        cells[rows.index(values[i]), columns.index(values[j])] += p
    return cells


def independent_pairs(joint):
    n = len(joint[0][0])
    pairs = set()
    for i in range(n):
        for j in range(i + 1, n):
            t = table(joint, i, j)
            if np.allclose(t, np.outer(t.sum(axis=1), t.sum(axis=0)), rtol=0, atol=1e-7):
                pairs.add((i, j))
    return pairs
