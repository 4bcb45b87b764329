# mistake: a branch for every value
from math import log2


def entropy(labels):
    return -sum(labels.count(c) / len(labels) * log2(labels.count(c) / len(labels)) for c in set(labels))


def threshold_gain(rows, attribute, target, threshold):
    gain = entropy([r[target] for r in rows])
    for v in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == v]
        gain -= len(part) / len(rows) * entropy(part)
    return gain
