"""algorithm: the gain as the divergence of the joint distribution from the product of its margins."""

from collections import Counter
from fractions import Fraction
from math import log10


def gain_ratio(rows, attribute, target):
    n = len(rows)
    joint = Counter((r[attribute], r[target]) for r in rows)
    left = Counter(r[attribute] for r in rows)
    right = Counter(r[target] for r in rows)
    gain = sum(Fraction(c, n) * Fraction(log10(Fraction(c * n, left[a] * right[k]))) for (a, k), c in joint.items())
    info = sum(float(Fraction(c, n)) * log10(n / c) for c in left.values())
    return float(gain) / info if info else 0.0
