"""algorithm: conditions the joint table on one piece of evidence after another, then sums out."""

from collections import Counter
from fractions import Fraction


def given(joint, place, value):
    left = [(values, p) for values, p in joint if values[place] == value]
    total = sum(p for _, p in left)
    return [(values, p / total) for values, p in left]


def conditional_distribution(joint, target, evidence):
    table = [(values, Fraction(p)) for values, p in joint]
    for place, value in evidence:
        table = given(table, place, value)
    result = Counter()
    for values, p in table:
        result[values[target]] += p
    return result
