"""type: rows of an array, from comparisons of all with all."""

import numpy as np


def more_general_pairs(hypotheses):
    h = np.array(hypotheses)
    wider = ((h[:, None] == "?") | (h[:, None] == h[None, :])).all(axis=2)
    return np.argwhere(wider & ~np.eye(len(h), dtype=bool))
