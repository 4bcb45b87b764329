# mistake: not divided by the sum
import numpy as np


def adaboost_update(weights, correct):
    w, c = np.array(weights, float), np.array(correct)
    error = w[~c].sum() / w.sum()
    beta = error / (1 - error)
    return {"error": error, "beta": beta, "weights": np.where(c, w * beta, w), "vote": -np.log(beta)}
