"""algorithm: breadth first, sorted afterwards by the values on the way; most values first among tied ones."""

from collections import Counter
from fractions import Fraction
from math import log2, prod


def purity(rows, a, t):
    c, g = Counter((r[a], r[t]) for r in rows), Counter(r[a] for r in rows)
    return Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values())), len(g)


def id3_splits(rows, target):
    level, found = [((), rows)], []
    while level:
        following = []
        for path, part in level:
            n = len(part)
            free = [a for a in part[0] if a != target and any(r[a] != part[0][a] for r in part)]
            if not free or all(r[target] == part[0][target] for r in part):
                continue
            best = max(free, key=lambda a: purity(part, a, target))
            whole = prod(k**k for k in Counter(r[target] for r in part).values())
            g = max(0.0, log2(purity(part, best, target)[0] * Fraction(n**n, whole)) / n)
            found.append((path, best, g))
            for value in dict.fromkeys(r[best] for r in part):
                following.append((path + ((best, value),), [r for r in part if r[best] == value]))
        level = following
    found.sort(key=lambda split: [value for _, value in split[0]])
    return [{"path": path, "attribute": a, "gain": g} for path, a, g in found]
