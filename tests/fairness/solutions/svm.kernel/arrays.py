"""type: NumPy numbers."""

import numpy as np


def kernel_value(x, y, kernel):
    x, y = np.array(x, dtype=float), np.array(y, dtype=float)
    match kernel:
        case {"name": "linear"}:
            return x @ y
        case {"name": "polynomial", "degree": p, "offset": c}:
            return np.power(x @ y + c, p)
        case {"name": "gaussian", "sigma": s}:
            return np.exp(-np.sum((x - y) ** 2) / (2 * s * s))
