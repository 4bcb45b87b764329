"""algorithm: matrices, the start included; weights as arrays."""

import numpy as np


def gradient_descent_trace(examples, weights, rate, passes):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([t for _, t in examples], dtype=float)
    w = np.array(weights, dtype=float)
    trace = []
    for number in range(passes + 1):
        r = y - x @ w
        trace.append({"weights": w.copy(), "error": 0.5 * r @ r, "pass": number})
        w = w + rate * x.T @ r
    return trace
