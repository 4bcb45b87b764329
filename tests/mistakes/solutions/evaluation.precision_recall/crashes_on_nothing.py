# mistake: none that is known
def precision_recall(actual, predicted, positive):
    tp = sum(a == positive and p == positive for a, p in zip(actual, predicted))
    return tp / predicted.count(positive), tp / actual.count(positive)
