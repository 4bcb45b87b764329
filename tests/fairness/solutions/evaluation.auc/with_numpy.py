"""type: a NumPy number, from a table of all comparisons."""

import numpy as np


def auc(scores, labels, positive):
    s, hit = np.array(scores), np.array(labels) == positive
    difference = s[hit][:, None] - s[~hit][None, :]
    return np.mean((difference > 0) + 0.5 * (difference == 0))
