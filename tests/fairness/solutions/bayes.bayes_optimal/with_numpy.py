"""algorithm: a weighted count of codes, as a NumPy text."""

import numpy as np


def bayes_optimal(posterior, predictions):
    hypotheses = list(predictions)
    labels, codes = np.unique([predictions[h] for h in hypotheses], return_inverse=True)
    return labels[np.bincount(codes, weights=[posterior[h] for h in hypotheses]).argmax()]
