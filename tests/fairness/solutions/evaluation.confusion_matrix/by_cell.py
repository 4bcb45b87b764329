"""algorithm: every cell counts the examples by itself."""


def confusion_matrix(actual, predicted, classes):
    rows = []
    for c in classes:
        own = [predicted[i] for i in range(len(actual)) if actual[i] == c]
        rows.append([own.count(other) for other in classes])
    return rows
