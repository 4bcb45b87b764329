"""type: NumPy arrays in a dict by the number of the fold."""

import numpy as np


def stratified_folds(labels, k):
    labels = np.array(labels)
    fold_of = np.empty(len(labels), dtype=int)
    for name in np.unique(labels):
        places = np.flatnonzero(labels == name)
        fold_of[places] = np.arange(len(places)) % k
    return {fold: np.flatnonzero(fold_of == fold) for fold in range(k)}
