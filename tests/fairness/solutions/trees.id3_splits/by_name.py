"""algorithm: a generator with `yield from`; the last name of the tied ones; gain as mutual information."""

from collections import Counter
from math import log


def H(xs):
    xs = list(xs)
    return -sum(n / len(xs) * log(n / len(xs), 2) for n in Counter(xs).values())


def walk(rows, target, path):
    columns = {a: [r[a] for r in rows] for a in rows[0]}
    y = columns.pop(target)
    gains = sorted((round(H(x) + H(y) - H(zip(x, y)), 12), a) for a, x in columns.items() if len(set(x)) > 1)
    if len(set(y)) > 1 and gains:
        g, a = gains[-1]
        yield dict(path=path, attribute=a, gain=g)
        for v in sorted(set(columns[a])):
            yield from walk([r for r in rows if r[a] == v], target, (*path, (a, v)))


def id3_splits(rows, target):
    return list(walk(rows, target, ()))
