"""type: a Fraction, from a float."""

from collections import Counter
from fractions import Fraction
from math import log2


def entropy(values):
    counts = Counter(values)
    n = len(values)
    return -sum(Fraction(c, n) * Fraction(log2(c / n)) for c in counts.values())


def gain_ratio(rows, attribute, target):
    before = entropy([row[target] for row in rows])
    after = 0
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        after += Fraction(len(group), len(rows)) * entropy(group)
    split = entropy([row[attribute] for row in rows])
    return (before - after) / split if split else Fraction(0)
