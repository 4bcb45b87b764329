"""type: a NumPy array of two columns."""

import numpy as np


def roc_curve(scores, labels, positive):
    scores, hit = np.array(scores), np.array([l == positive for l in labels])
    thresholds = np.concatenate([[np.inf], np.unique(scores)[::-1]])
    x = [(scores[~hit] >= t).mean() for t in thresholds]
    y = [(scores[hit] >= t).mean() for t in thresholds]
    return np.column_stack([x, y])
