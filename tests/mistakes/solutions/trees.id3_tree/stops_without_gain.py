# mistake: stops at gain 0
from collections import Counter
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def parts(rows, a, target):
    found = {}
    for r in rows:
        found.setdefault(r[a], []).append(r[target])
    return list(found.values())


def gain(rows, a, target):
    left = sum(len(p) / len(rows) * entropy(p) for p in parts(rows, a, target))
    return entropy([r[target] for r in rows]) - left


def grow(rows, attributes, target):
    labels = [r[target] for r in rows]
    if len(set(labels)) == 1:
        return labels[0]
    attributes = [a for a in attributes if len({r[a] for r in rows}) > 1]
    if not attributes:
        return Counter(labels).most_common(1)[0][0]
    best = max(attributes, key=lambda a: gain(rows, a, target))
    if gain(rows, best, target) < 1e-9:
        return Counter(labels).most_common(1)[0][0]
    rest = [a for a in attributes if a != best]
    return {"test": best, "branches": {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}}


def id3_tree(rows, target):
    return grow(rows, [a for a in rows[0] if a != target], target)
