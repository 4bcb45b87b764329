# mistake: shares of all examples
def confusion_matrix(actual, predicted, classes):
    n = len(actual)
    both = list(zip(actual, predicted))
    return [[both.count((r, c)) / n for c in classes] for r in classes]
