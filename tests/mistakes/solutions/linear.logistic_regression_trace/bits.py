# mistake: logarithm to base 2
import numpy as np


def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples], dtype=float)
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-x @ w))
        w = w + np.linalg.solve((x.T * (p * (1 - p))) @ x, x.T @ (y - p))
        q = 1 / (1 + np.exp(-x @ w))
        trace.append({"weights": w, "log_likelihood": float(np.log2(np.where(y == 1, q, 1 - q)).sum())})
    return trace
