"""algorithm: a Counter of pairs, read cell by cell."""

from collections import Counter


def confusion_matrix(actual, predicted, classes):
    pairs = Counter(zip(actual, predicted))
    return [[pairs[row, column] for column in classes] for row in classes]
