# mistake: scaled by the values themselves
import numpy as np


def min_max(train, values, low, high):
    both = np.array(train + values, float)
    if np.ptp(both) == 0:
        return [low] * len(values)
    scaled = (both - both.min()) / np.ptp(both) * (high - low) + low
    return scaled[len(train) :].tolist()
