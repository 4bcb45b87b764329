# mistake: none that is known
from collections import Counter
from math import log


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log(c / n) for c in Counter(labels).values())


def parts(rows, a, target):
    found = {}
    for r in rows:
        found.setdefault(r[a], []).append(r[target])
    return list(found.values())


def gain(rows, a, target):
    left = sum(len(p) / len(rows) * entropy(p) for p in parts(rows, a, target))
    return entropy([r[target] for r in rows]) - left


def grow(rows, path, target, found):
    tested = [a for a, _ in path]
    left = [a for a in rows[0] if a != target and a not in tested and len({r[a] for r in rows}) > 1]
    if len({r[target] for r in rows}) == 1 or not left:
        return
    best = max(left, key=lambda a: gain(rows, a, target))
    found.append({"path": path, "attribute": best, "gain": gain(rows, best, target)})
    for v in sorted({r[best] for r in rows}):
        grow([r for r in rows if r[best] == v], path + [[best, v]], target, found)


def id3_splits(rows, target):
    found = []
    grow(rows, [], target, found)
    return found
