# mistake: sign of the log-likelihood
import numpy as np


def logistic_regression_trace(examples, rounds):
    X = np.array([[1.0] + list(x) for x, _ in examples])
    y = np.array([label for _, label in examples])
    w, steps = np.zeros(X.shape[1]), []
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-X @ w))
        H = sum(a * (1 - a) * np.outer(r, r) for a, r in zip(p, X))
        w = w + np.linalg.inv(H) @ X.T @ (y - p)
        p = 1 / (1 + np.exp(-X @ w))
        loss = -sum(np.log(a if label else 1 - a) for a, label in zip(p, y))
        steps.append({"weights": w.tolist(), "log_likelihood": float(loss)})
    return steps
