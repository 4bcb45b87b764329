# mistake: gains of the whole table everywhere
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


def id3_splits(rows, target):
    gains = {a: gain(rows, a, target) for a in rows[0] if a != target}
    found = []

    def grow(part, path):
        left = [a for a in gains if a not in [p[0] for p in path] and len({r[a] for r in part}) > 1]
        if len({r[target] for r in part}) == 1 or not left:
            return
        best = max(left, key=gains.get)
        found.append((path, best, gains[best]))
        for v in sorted({r[best] for r in part}):
            grow([r for r in part if r[best] == v], path + [[best, v]])

    grow(rows, [])
    return found
