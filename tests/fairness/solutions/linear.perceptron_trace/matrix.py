"""algorithm: NumPy, a design matrix with a column of ones, rows copied as it goes."""

import numpy as np


def perceptron_trace(examples, weights, rate):
    X = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples])
    w = np.array(weights, dtype=float)
    rows = [w.copy()]
    for _ in range(20):
        for i in range(len(y)):
            w += rate * (y[i] - (X[i] @ w > 0)) * X[i]
            rows.append(w.copy())
        if ((X @ w > 0) == y).all():
            break
    return np.array(rows)
