"""algorithm: sorts pairs of gain and name, so that the last name in the alphabet wins."""

from math import log


def h(xs):
    return -sum(xs.count(x) / len(xs) * log(xs.count(x) / len(xs), 2) for x in set(xs))


def best_attribute(rows, target):
    pairs = []
    for a in set(rows[0]) - {target}:
        joint = h([(r[a], r[target]) for r in rows])
        pairs.append((h([r[a] for r in rows]) + h([r[target] for r in rows]) - joint, a))
    pairs.sort()
    return pairs[-1][1]
