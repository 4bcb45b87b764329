# mistake: stops at gain 0
import math
from collections import Counter


def impurity(rows, target):
    counts = Counter(row[target] for row in rows)
    return -sum(c / len(rows) * math.log2(c / len(rows)) for c in counts.values())


def split(rows, name):
    parts = {}
    for row in rows:
        parts.setdefault(row[name], []).append(row)
    return parts


def gain(rows, name, target):
    rest = sum(len(p) / len(rows) * impurity(p, target) for p in split(rows, name).values())
    return impurity(rows, target) - rest


def majority(rows, target):
    counts = Counter(row[target] for row in rows)
    return max(sorted(counts, reverse=True), key=lambda label: counts[label])


class Tree:
    def fit(self, rows, target):
        self.target = target
        self.rows = rows
        self.root = self.grow(rows, sorted((c for c in rows[0] if c != target), reverse=True))
        return self

    def grow(self, rows, names):
        label = majority(rows, self.target)
        useful = [n for n in names if len({r[n] for r in rows}) > 1]
        if len({r[self.target] for r in rows}) == 1 or not useful:
            return (label, None, {})
        best = max(useful, key=lambda n: round(gain(rows, n, self.target), 9))
        if gain(rows, best, self.target) < 1e-9:
            return (label, None, {})
        rest = [n for n in useful if n != best]
        return (label, best, {v: self.grow(part, rest) for v, part in split(rows, best).items()})

    def predict(self, rows):
        return [self.label(row) for row in rows]

    def label(self, row):
        label, name, below = self.root
        while name is not None:
            if row[name] not in below:
                return label
            label, name, below = below[row[name]]
        return label
