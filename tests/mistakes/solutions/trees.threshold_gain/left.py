# mistake: what is left
from math import log2


def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))


def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if r[attribute] >= threshold]
    return (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
