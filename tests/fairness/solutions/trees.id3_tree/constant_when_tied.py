"""algorithm: among tied attributes the one with the fewest values, even one in which the examples do not differ."""

from collections import Counter
from math import log


def remaining(rows, a, target):
    pairs = Counter((r[a], r[target]) for r in rows)
    sizes = Counter(r[a] for r in rows)
    return round(-sum(n * log(n / sizes[v]) for (v, _), n in pairs.items()), 8)


def id3_tree(rows, target, used=()):
    classes = Counter(r[target] for r in rows).most_common()
    left = [a for a in rows[0] if a != target and a not in used]
    differing = any(r[a] != rows[0][a] for a in left for r in rows)
    if len(classes) == 1 or not differing:
        return classes[0][0]
    best = min(left, key=lambda a: (remaining(rows, a, target), len({r[a] for r in rows})))
    return {
        "test": best,
        "branches": {v: id3_tree([r for r in rows if r[best] == v], target, (*used, best)) for v in {r[best] for r in rows}},
    }
