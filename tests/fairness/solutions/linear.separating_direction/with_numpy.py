"""algorithm: a design matrix and a rate of a half."""

import numpy as np


def separating_direction(examples):
    X = np.column_stack([np.ones(len(examples)), np.array([x for x, _ in examples], dtype=float)])
    y = np.array([label for _, label in examples])
    w = np.zeros(X.shape[1])
    solved = False
    while not solved:
        for row, target in zip(X, y):
            w += 0.5 * (target - int(row @ w > 0)) * row
        solved = np.array_equal((X @ w > 0).astype(int), y)
    return w[1:]
