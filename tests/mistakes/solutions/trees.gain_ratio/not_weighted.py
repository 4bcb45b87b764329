# mistake: none that is known
from collections import Counter
from math import log2


def entropy(values):
    n = len(values)
    return -sum(c / n * log2(c / n) for c in Counter(values).values())


def gain_ratio(rows, attribute, target):
    groups = {}
    for row in rows:
        groups.setdefault(row[attribute], []).append(row[target])
    split = entropy([row[attribute] for row in rows])
    if split == 0:
        return 0.0
    left = sum(entropy(g) for g in groups.values()) / len(groups)
    return (entropy([row[target] for row in rows]) - left) / split
