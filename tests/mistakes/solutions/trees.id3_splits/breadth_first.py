# mistake: none that is known
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
    found = []
    queue = [(rows, [])]
    while queue:
        part, path = queue.pop(0)
        left = [a for a in part[0] if a != target and a not in [p[0] for p in path] and len({r[a] for r in part}) > 1]
        if len({r[target] for r in part}) == 1 or not left:
            continue
        best = max(left, key=lambda a: gain(part, a, target))
        found.append({"path": path, "attribute": best, "gain": gain(part, best, target)})
        for v in sorted({r[best] for r in part}):
            queue.append(([r for r in part if r[best] == v], path + [[best, v]]))
    return found
