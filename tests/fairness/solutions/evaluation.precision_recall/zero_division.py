"""algorithm: counts, with the division by zero caught."""


def ratio(part, whole):
    try:
        return part / whole
    except ZeroDivisionError:
        return 0


def precision_recall(actual, predicted, positive):
    hits = sum(1 for i in range(len(actual)) if actual[i] == positive == predicted[i])
    return ratio(hits, predicted.count(positive)), ratio(hits, actual.count(positive))
