"""type: a named tuple."""

from collections import namedtuple

Result = namedtuple("Result", "precision recall")


def precision_recall(actual, predicted, positive):
    hits = sum(a == p == positive for a, p in zip(actual, predicted))
    found, there = predicted.count(positive), actual.count(positive)
    return Result(precision=hits / found if found else 0, recall=hits / there if there else 0)
