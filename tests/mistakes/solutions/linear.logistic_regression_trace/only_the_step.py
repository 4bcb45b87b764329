# mistake: step taken for the weights
import numpy as np


def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples])
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-(x @ w)))
        gradient = x.T @ (y - p)
        curvature = (x.T * (p * (1 - p))) @ x
        w = np.linalg.solve(curvature, gradient)
        right = np.where(y == 1, x @ w, -(x @ w))
        trace.append({"weights": w.tolist(), "log_likelihood": float(-np.log1p(np.exp(-right)).sum())})
    return trace
