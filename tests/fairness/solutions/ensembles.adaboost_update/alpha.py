"""algorithm: with alpha, exp(-alpha) for right examples and exp(alpha) for wrong ones, as in other texts."""

import numpy as np


def adaboost_update(weights, correct):
    w = np.array(weights, dtype=float)
    right = np.array(correct)
    error = w[~right].sum() / w.sum()
    alpha = 0.5 * np.log((1 - error) / error)
    new = w * np.exp(np.where(right, -alpha, alpha))
    return {"error": error, "beta": error / (1 - error), "weights": new / new.sum(), "vote": 2 * alpha}
