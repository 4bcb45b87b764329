"""algorithm: every way to turn a line through two points, in exact fractions."""

from fractions import Fraction
from itertools import combinations


def split(points, labels, w):
    sums = [w[0] + w[1] * x + w[2] * y for x, y in points]
    ones = [s for s, label in zip(sums, labels) if label]
    zeros = [s for s, label in zip(sums, labels) if not label]
    return (min(ones) > max(zeros)) or (min(zeros) > max(ones))


def separable_labellings(points, labellings):
    tiny = Fraction(1, 10**6)
    slopes = []
    for (a, b), (c, d) in combinations(points, 2):
        for e in (-tiny, Fraction(0), tiny):
            slopes.append((0, b - d + e * (c - a), c - a + e * (d - b)))
            slopes.append((0, c - a + e, d - b - e))
    slopes += [(0, 1, 0), (0, 0, 1)]
    return tuple(n for n, labels in enumerate(labellings) if any(split(points, labels, w) for w in slopes))
