"""type: an array of floats."""

import numpy as np


def one_hot(rows, domains):
    blocks = [np.zeros((len(rows), 0))]
    for name, values in domains.items():
        column = np.array([r[name] for r in rows], dtype=object)
        if set(values) == {True, False}:
            blocks.append(column.astype(float).reshape(-1, 1))
        else:
            blocks.append(np.array([[float(x == v) for v in values] for x in column]).reshape(len(rows), len(values)))
    return np.hstack(blocks)
