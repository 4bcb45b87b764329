# mistake: roots of the shares
import numpy as np


def logistic_regression_trace(examples, rounds):
    X = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples], dtype=float)
    w, out = np.zeros(X.shape[1]), []
    for _ in range(rounds):
        s = X @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
        z = s + (y - p) / v
        V = np.diag(np.sqrt(v))
        w = np.linalg.solve(X.T @ V @ X, X.T @ V @ z)
        p = 1 / (1 + np.exp(-X @ w))
        ll = np.sum(np.where(y == 1, np.log(p), np.log(1 - p)))
        out.append({"weights": w.tolist(), "log_likelihood": float(ll)})
    return out
