# mistake: classes in alphabetical order
import numpy as np


def confusion_matrix(actual, predicted, classes):
    names = np.unique(classes)
    return np.array([[sum(1 for a, p in zip(actual, predicted) if a == r and p == c) for c in names] for r in names])
