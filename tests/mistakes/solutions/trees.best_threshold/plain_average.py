# mistake: sides not weighted
from math import log2


def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))


def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})

    def left(t):
        low = [r[target] for r in rows if r[attribute] < t]
        high = [r[target] for r in rows if r[attribute] >= t]
        return (entropy(low) + entropy(high)) / 2

    return min([(a + b) / 2 for a, b in zip(values, values[1:])], key=left)
