# mistake: none that is known
def confusion_matrix(actual, predicted, classes):
    return [[sum(a == p == r for a, p in zip(actual, predicted)) if r == c else 0 for c in classes] for r in classes]
