"""algorithm: every middle, the gain by entropies."""

from collections import Counter
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    whole = entropy([r[target] for r in rows])
    best, best_gain = None, -1
    for a, b in zip(values, values[1:]):
        t = (a + b) / 2
        low = [r[target] for r in rows if r[attribute] < t]
        high = [r[target] for r in rows if r[attribute] >= t]
        gain = whole - len(low) / len(rows) * entropy(low) - len(high) / len(rows) * entropy(high)
        if gain > best_gain:
            best, best_gain = t, gain
    return best
