"""algorithm: any of the tied ones, drawn; gain as a divergence; the tree is grown first and read afterwards."""

import random
from collections import Counter
from math import isclose, log2


def gain(rows, a, t):
    n = len(rows)
    A, T = Counter(r[a] for r in rows), Counter(r[t] for r in rows)
    both = Counter((r[a], r[t]) for r in rows)
    return sum(c / n * log2(c * n / A[x] / T[y]) for (x, y), c in both.items())


def grown(rows, t):
    gains = {a: gain(rows, a, t) for a in rows[0] if a != t and len({r[a] for r in rows}) > 1}
    if not gains or len({r[t] for r in rows}) < 2:
        return None
    top = max(gains.values())
    a = random.choice([b for b in gains if isclose(gains[b], top, abs_tol=1e-9)])
    return a, gains[a], {v: grown([r for r in rows if r[a] == v], t) for v in {r[a] for r in rows}}


def read(node, path, out):
    if node is None:
        return
    a, g, below = node
    out.append({"path": list(path), "attribute": a, "gain": g})
    for v, child in sorted(below.items(), key=lambda item: item[0]):
        path.append([a, v])
        read(child, path, out)
        path.pop()


def id3_splits(rows, target):
    out = []
    read(grown(rows, target), [], out)
    return out
