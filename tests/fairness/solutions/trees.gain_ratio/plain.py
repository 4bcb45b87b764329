"""algorithm: helper functions, group by group."""

from collections import Counter
from math import log2


def entropy(values):
    counts = Counter(values)
    n = len(values)
    return -sum(c / n * log2(c / n) for c in counts.values())


def gain_ratio(rows, attribute, target):
    before = entropy([row[target] for row in rows])
    after = 0
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        after += len(group) / len(rows) * entropy(group)
    split = entropy([row[attribute] for row in rows])
    if split == 0:
        return 0.0
    return (before - after) / split
