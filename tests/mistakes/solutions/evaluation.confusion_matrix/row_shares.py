# mistake: shares of each row
def confusion_matrix(actual, predicted, classes):
    result = []
    for r in classes:
        own = [p for a, p in zip(actual, predicted) if a == r]
        result.append([own.count(c) / len(own) if own else 0 for c in classes])
    return result
