# mistake: shares left out
import numpy as np


def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples], dtype=float)
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        s = x @ w
        p = 1 / (1 + np.exp(-s))
        w = np.linalg.lstsq(x, s + (y - p) / (p * (1 - p)), rcond=None)[0]
        q = 1 / (1 + np.exp(-x @ w))
        trace.append({"weights": w, "log_likelihood": float((y * np.log(q) + (1 - y) * np.log(1 - q)).sum())})
    return trace
