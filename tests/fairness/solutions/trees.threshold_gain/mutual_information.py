"""algorithm: H(class) + H(side) - H(both)."""

from collections import Counter
from math import log


def h(items):
    counts = Counter(items)
    return log(len(items), 2) - sum(c * log(c, 2) for c in counts.values()) / len(items)


def threshold_gain(rows, attribute, target, threshold):
    pairs = [(r[attribute] > threshold, r[target]) for r in rows]
    return h([s for s, _ in pairs]) + h([c for _, c in pairs]) - h(pairs)
