"""algorithm: entropies of the two sides."""

from math import log2


def entropy(labels):
    shares = [labels.count(c) / len(labels) for c in set(labels)]
    return -sum(p * log2(p) for p in shares)


def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if not r[attribute] < threshold]
    n = len(rows)
    return entropy(low + high) - len(low) / n * entropy(low) - len(high) / n * entropy(high)
