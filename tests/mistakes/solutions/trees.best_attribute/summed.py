# mistake: none that is known
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
    names = [a for a in rows[0] if a != target]
    return min(names, key=lambda a: sum(entropy(g) for g in groups(rows, a, target)))
