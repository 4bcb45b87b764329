"""algorithm: a matrix of zeros, counted up example by example."""


def confusion_matrix(actual, predicted, classes):
    matrix = [[0 for _ in classes] for _ in classes]
    for a, p in zip(actual, predicted):
        matrix[classes.index(a)][classes.index(p)] += 1
    return matrix
