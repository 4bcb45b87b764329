"""type: an iterator over splits with Decimals."""

from collections import Counter
from math import log2

from decimal import Decimal


def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())


def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g


def splits(rows, path, target):
    used = [a for a, _ in path]
    free = [a for a in rows[0] if a != target and a not in used and len({r[a] for r in rows}) > 1]
    if len({r[target] for r in rows}) == 1 or not free:
        return []
    best = max(free, key=lambda a: gain(rows, a, target))
    found = [{"path": path, "attribute": best, "gain": Decimal(gain(rows, best, target))}]
    for v in sorted({r[best] for r in rows}):
        found += splits([r for r in rows if r[best] == v], path + [(best, v)], target)
    return found


def id3_splits(rows, target):
    return iter(splits(rows, [], target))
