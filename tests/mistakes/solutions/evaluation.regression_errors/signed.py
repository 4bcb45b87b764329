# mistake: signs kept
import numpy as np


def regression_errors(actual, predicted):
    off = np.array(predicted, float) - np.array(actual, float)
    mse = np.mean(off**2)
    return {"mae": off.mean(), "mse": mse, "rmse": np.sqrt(mse), "sse": np.sum(off**2)}
