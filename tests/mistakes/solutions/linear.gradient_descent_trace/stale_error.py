# mistake: error of the weights before
import numpy as np


def gradient_descent_trace(examples, weights, rate, passes):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([t for _, t in examples], dtype=float)
    w = np.array(weights, dtype=float)
    trace = []
    for _ in range(passes):
        off = y - x @ w
        w = w + rate * x.T @ off
        trace.append({"weights": w.tolist(), "error": float(off @ off / 2)})
    return trace
