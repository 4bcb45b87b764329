"""algorithm: vectors."""

import numpy as np


def regression_errors(actual, predicted):
    off = np.subtract(actual, predicted)
    return {
        "mae": np.abs(off).mean(),
        "mse": (off**2).mean(),
        "rmse": np.sqrt((off**2).mean()),
        "sse": (off**2).sum(),
    }
