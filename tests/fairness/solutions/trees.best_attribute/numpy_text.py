"""type: np.str_, taken out of an array of names."""

from collections import Counter
from math import log2

import numpy as np


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def gain(rows, attribute, target):
    result = entropy([r[target] for r in rows])
    for value in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == value]
        result -= len(part) / len(rows) * entropy(part)
    return result


def best_attribute(rows, target):
    names = np.array([a for a in rows[0] if a != target])
    return names[np.argmax([gain(rows, a, target) for a in names])]
