"""type: a namedtuple of fractions; sets of (example, class) pairs."""

from collections import namedtuple
from fractions import Fraction

Measures = namedtuple("Measures", "precision recall f1")


def share(part, whole):
    return Fraction(part, whole) if whole else Fraction(0)


def averaged_measures(actual, predicted, classes, average):
    a = {(i, c) for i, row in enumerate(actual) for c in row}
    p = {(i, c) for i, row in enumerate(predicted) for c in row}
    if average == "micro":
        keys = [lambda pair: True]
    elif average == "macro":
        keys = [lambda pair, c=c: pair[1] == c for c in classes]
    else:
        keys = [lambda pair, i=i: pair[0] == i for i in range(len(actual))]
    found = []
    for key in keys:
        own, guess = set(filter(key, a)), set(filter(key, p))
        both = len(own & guess)
        found.append((share(both, len(guess)), share(both, len(own)), share(2 * both, len(guess) + len(own))))
    return Measures(*(sum(column) / len(found) for column in zip(*found)))
