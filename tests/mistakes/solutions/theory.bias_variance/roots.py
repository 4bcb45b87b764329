# mistake: square roots
import numpy as np


def bias_variance(predictions, actual):
    table = np.array(predictions, dtype=float)
    mean = table.mean(axis=0)
    return {"bias": np.sqrt(((mean - actual) ** 2).mean()), "variance": np.sqrt(((table - mean) ** 2).mean())}
