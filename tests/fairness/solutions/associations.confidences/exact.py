"""algorithm: heads chosen instead of bodies, in fractions."""

from fractions import Fraction
from itertools import chain, combinations


def confidences(items, transactions):
    baskets = list(map(frozenset, transactions))
    whole = frozenset(items)
    both = sum(whole <= b for b in baskets)
    heads = chain(*(combinations(whole, k) for k in range(1, len(whole))))
    return [Fraction(both, sum((whole - set(h)) <= b for b in baskets)) for h in heads]
