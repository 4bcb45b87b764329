# mistake: precision of all examples
def precision_recall(actual, predicted, positive):
    tp = sum(a == positive and p == positive for a, p in zip(actual, predicted))
    n = actual.count(positive)
    return tp / len(actual), tp / n if n else 0.0
