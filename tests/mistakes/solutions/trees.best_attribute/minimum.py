# mistake: smallest gain
from collections import Counter
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def groups(rows, attribute, target):
    found = {}
    for row in rows:
        found.setdefault(row[attribute], []).append(row[target])
    return list(found.values())


def gain(rows, attribute, target):
    left = sum(len(g) / len(rows) * entropy(g) for g in groups(rows, attribute, target))
    return entropy([row[target] for row in rows]) - left


def best_attribute(rows, target):
    best, least = None, float("inf")
    for a in rows[0]:
        if a == target:
            continue
        g = gain(rows, a, target)
        if g < least:
            best, least = a, g
    return best
