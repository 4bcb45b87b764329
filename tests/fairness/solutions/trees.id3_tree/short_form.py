"""algorithm: the shorter form, only attributes that differ are candidates, ties by name."""

from collections import Counter, defaultdict
from math import log2


def bits(labels):
    return sum(c * log2(len(labels) / c) for c in Counter(labels).values())


def parted(rows, a):
    parts = defaultdict(list)
    for r in rows:
        parts[r[a]].append(r)
    return parts


def id3_tree(rows, target):
    if len({r[target] for r in rows}) == 1:
        return rows[0][target]
    options = []
    for a in sorted(rows[0]):
        if a != target:
            parts = parted(rows, a)
            if len(parts) > 1:
                options.append((round(sum(bits([r[target] for r in p]) for p in parts.values()), 9), a, parts))
    if not options:
        return max(sorted({r[target] for r in rows}), key=[r[target] for r in rows].count)
    _, best, parts = min(options, key=lambda o: o[:2])
    without = lambda p: [{k: v for k, v in r.items() if k != best} for r in p]
    return {best: {v: id3_tree(without(p), target) for v, p in parts.items()}}
