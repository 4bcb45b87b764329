"""type: exact fractions."""

from fractions import Fraction


def precision_recall(actual, predicted, positive):
    hits = sum(a == p == positive for a, p in zip(actual, predicted))
    found, there = predicted.count(positive), actual.count(positive)
    return Fraction(hits, found) if found else Fraction(0), Fraction(hits, there) if there else Fraction(0)
