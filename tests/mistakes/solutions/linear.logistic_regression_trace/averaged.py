# mistake: mean log-likelihood
import numpy as np


def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples], dtype=float)
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        s = x @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
        root = np.sqrt(v)
        w = np.linalg.lstsq(x * root[:, None], (s + (y - p) / v) * root, rcond=None)[0]
        p = 1 / (1 + np.exp(-x @ w))
        ll = np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))
        trace.append({"weights": w.tolist(), "log_likelihood": float(ll)})
    return trace
