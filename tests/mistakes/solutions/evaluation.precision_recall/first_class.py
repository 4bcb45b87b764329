# mistake: class of the first example
def precision_recall(actual, predicted, positive):
    wanted = actual[0]
    hits = sum(a == wanted and p == wanted for a, p in zip(actual, predicted))
    found = predicted.count(wanted)
    return hits / found if found else 0.0, hits / actual.count(wanted)
