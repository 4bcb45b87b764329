"""type: a Fraction."""

from fractions import Fraction


def auc(scores, labels, positive):
    signs = [
        (a > b) - (a < b)
        for a, own in zip(scores, labels)
        if own == positive
        for b, other in zip(scores, labels)
        if other != positive
    ]
    return Fraction(sum(signs) + len(signs), 2 * len(signs))
