"""algorithm: a running best, the first of tied ones."""

from collections import Counter
from math import log2


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
    best, best_gain = None, -1
    for attribute in rows[0]:
        if attribute == target:
            continue
        g = gain(rows, attribute, target)
        if g > best_gain:
            best, best_gain = attribute, g
    return best
