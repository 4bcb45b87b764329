# mistake: mean instead of sum
import numpy as np


def gradient_descent_trace(examples, weights, rate, passes):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([t for _, t in examples], dtype=float)
    w = np.array(weights, dtype=float)
    trace = []
    for _ in range(passes):
        w = w - rate * (x.T @ (x @ w - y)) / len(y)
        trace.append({"weights": w.tolist(), "error": float(((x @ w - y) ** 2).sum() / 2)})
    return trace
