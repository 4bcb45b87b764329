"""algorithm: functions fit and predict; reweighted least squares by lstsq on scaled rows."""

import numpy as np


def fit(examples):
    x = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples])
    w = np.zeros(x.shape[1])
    for _ in range(20):
        s = x @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
        z = s + (y - p) / v
        root = np.sqrt(v)
        w = np.linalg.lstsq(x * root[:, None], z * root, rcond=None)[0]
    return w


def predict(w, points):
    return [float(1 / (1 + np.exp(-(w[0] + np.dot(w[1:], point))))) for point in points]
