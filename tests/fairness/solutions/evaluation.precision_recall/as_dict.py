"""type: a dict by the names of the two."""


def precision_recall(actual, predicted, positive):
    hits = sum(a == p == positive for a, p in zip(actual, predicted))
    found, there = predicted.count(positive), actual.count(positive)
    return {"recall": hits / there if there else 0.0, "precision": hits / found if found else 0.0}
