# mistake: gain ratio
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
    scores = {}
    for a in rows[0]:
        if a != target:
            split = entropy([row[a] for row in rows])
            scores[a] = gain(rows, a, target) / split if split else 0.0
    return max(scores, key=scores.get)
