# mistake: smallest gain
from math import log2


def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))


def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})

    def gain(t):
        low = [r[target] for r in rows if r[attribute] < t]
        high = [r[target] for r in rows if r[attribute] >= t]
        left = (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
        return entropy(low + high) - left

    return min([(a + b) / 2 for a, b in zip(values, values[1:])], key=gain)
