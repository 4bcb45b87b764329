"""type: tuples of floats."""


def confusion_matrix(actual, predicted, classes):
    both = list(zip(actual, predicted))
    return tuple(tuple(float(both.count((r, c))) for c in classes) for r in classes)
