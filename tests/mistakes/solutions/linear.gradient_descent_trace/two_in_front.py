# mistake: twice the step
import numpy as np


def gradient_descent_trace(examples, weights, rate, passes):
    X = np.array([[1.0, *x] for x, _ in examples])
    t = np.array([float(t) for _, t in examples])
    w = np.array(weights, dtype=float)
    rows = []
    for _ in range(passes):
        w = w + 2 * rate * X.T @ (t - X @ w)
        rows.append({"weights": w.tolist(), "error": float(np.sum((t - X @ w) ** 2)) / 2})
    return rows
