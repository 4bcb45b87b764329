# mistake: none that is known
from collections import Counter
from math import log2


def entropy(values):
    n = len(values)
    return -sum(c / n * log2(c / n) for c in Counter(values).values())


def gain_ratio(rows, attribute, target):
    last = list(rows[0])[-1]
    split = entropy([row[attribute] for row in rows])
    if split == 0:
        return 0.0
    left = 0
    for value in {row[attribute] for row in rows}:
        part = [row[last] for row in rows if row[attribute] == value]
        left += len(part) / len(rows) * entropy(part)
    return (entropy([row[last] for row in rows]) - left) / split
