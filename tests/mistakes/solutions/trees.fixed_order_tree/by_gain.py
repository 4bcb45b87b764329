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


def fixed_order_tree(rows, order, target):
    labels = {r[target] for r in rows}
    if len(labels) == 1:
        return labels.pop()
    best = max(order, key=lambda a: gain(rows, a, target))
    rest = [a for a in order if a != best]
    return {
        "test": best,
        "branches": {v: fixed_order_tree([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}},
    }
