"""algorithm: one sweep over the sorted rows with counts on both sides."""

from collections import Counter
from math import log2


def bits(counts):
    n = sum(counts.values())
    return sum(c * log2(n / c) for c in counts.values() if c > 0)


def best_threshold(rows, attribute, target):
    pairs = sorted((r[attribute], r[target]) for r in rows)
    below, above = Counter(), Counter(label for _, label in pairs)
    found = []
    for (value, label), (following, _) in zip(pairs, pairs[1:]):
        below[label] += 1
        above[label] -= 1
        if following > value:
            found.append((bits(below) + bits(above), value + (following - value) / 2))
    return min(found)[1]
