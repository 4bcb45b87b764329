# mistake: variance divided by one less
import numpy as np


def bias_variance(predictions, actual):
    table = np.array(predictions)
    bias = float(np.mean((table.mean(axis=0) - np.array(actual)) ** 2))
    return {"bias": bias, "variance": float(table.var(axis=0, ddof=1).mean())}
