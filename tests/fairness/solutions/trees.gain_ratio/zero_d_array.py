"""type: a 0-d array."""

from collections import Counter
from math import log2

import numpy as np


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
    return np.array((before - after) / split if split else 0)
