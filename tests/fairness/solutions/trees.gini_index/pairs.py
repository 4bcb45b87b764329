"""algorithm: every two different classes, in both orders, as a fraction."""

from fractions import Fraction
from itertools import permutations


def gini_index(counts):
    total = sum(counts)
    return sum((Fraction(a * b, total**2) for a, b in permutations(counts, 2)), start=Fraction(0))
