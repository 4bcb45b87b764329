# mistake: along the slope
import numpy as np


def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples], dtype=float)
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        w = w + x.T @ (y - 1 / (1 + np.exp(-x @ w)))
        trace.append({"weights": w, "log_likelihood": float(-np.logaddexp(0, (1 - 2 * y) * (x @ w)).sum())})
    return trace
