"""algorithm: all choices at once as a matrix of zeros and ones."""

import numpy as np


def confidences(items, transactions):
    has = np.array([[item in basket for item in items] for basket in transactions], dtype=int)
    choices = np.array(list(np.ndindex(*[2] * len(items))))[1:-1]
    contains = has @ choices.T == choices.sum(axis=1)
    return (has.all(axis=1).sum() / contains.sum(axis=0)).tolist()
