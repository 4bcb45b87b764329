"""algorithm: a product of two indicator matrices."""

import numpy as np


def confusion_matrix(actual, predicted, classes):
    def indicators(labels):
        return np.array([[int(label == c) for c in classes] for label in labels])

    return indicators(actual).T @ indicators(predicted)
