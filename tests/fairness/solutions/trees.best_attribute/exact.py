"""algorithm: no logarithms: compares the products of n^n, which are whole numbers, exactly; ties by the longest name."""

from collections import Counter
from fractions import Fraction
from math import prod


def purity(rows, a, target):
    inside = Counter((r[a], r[target]) for r in rows).values()
    groups = Counter(r[a] for r in rows).values()
    return Fraction(prod(c**c for c in inside), prod(g**g for g in groups))


def best_attribute(rows, target):
    return max((a for a in rows[0] if a != target), key=lambda a: (purity(rows, a, target), len(a), a))
