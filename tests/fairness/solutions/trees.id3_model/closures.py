"""algorithm: a tree of functions; ties by name, classes by name."""

from collections import Counter
from math import log


def majority(rows, target):
    counts = Counter(r[target] for r in rows)
    return sorted(counts, key=lambda c: (-counts[c], c))[0]


def H(xs):
    xs = list(xs)
    return -sum(n * log(n / len(xs)) for n in Counter(xs).values())


def decider(rows, free, target):
    usual = majority(rows, target)
    score = lambda a: (round(H(r[a] for r in rows) - H((r[a], r[target]) for r in rows), 9), a)
    useful = [a for a in free if len({r[a] for r in rows}) > 1]
    if not useful or all(r[target] == usual for r in rows):
        return lambda row: usual
    best = max(useful, key=score)
    below = {v: decider([r for r in rows if r[best] == v], free - {best}, target) for v in {r[best] for r in rows}}
    return lambda row: below[row[best]](row) if row[best] in below else usual


class Tree:
    def fit(self, rows, target):
        self.decide = decider(rows, set(rows[0]) - {target}, target)

    def predict(self, rows):
        return [self.decide(row) for row in rows]
