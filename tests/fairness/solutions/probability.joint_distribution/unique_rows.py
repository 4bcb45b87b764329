"""algorithm: unique rows of an array; the keys hold NumPy texts."""

import numpy as np


def joint_distribution(rows, variables):
    table = np.array([[row[v] for v in variables] for row in rows])
    unique, counts = np.unique(table, axis=0, return_counts=True)
    return {tuple(key): share for key, share in zip(unique, counts / counts.sum())}
