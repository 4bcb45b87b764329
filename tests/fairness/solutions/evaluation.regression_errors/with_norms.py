"""algorithm: norms of the vector of errors."""

import numpy as np


def regression_errors(actual, predicted):
    off = np.array(predicted, dtype=float) - np.array(actual, dtype=float)
    length = np.linalg.norm(off)
    return {
        "sse": length**2,
        "mse": length**2 / off.size,
        "rmse": length / off.size**0.5,
        "mae": np.linalg.norm(off, 1) / off.size,
    }
