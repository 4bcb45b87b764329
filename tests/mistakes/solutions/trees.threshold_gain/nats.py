# mistake: natural logarithm
from math import log


def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log(labels.count(c) / len(labels)) for c in set(labels))


def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if r[attribute] >= threshold]
    return entropy(low + high) - (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)
