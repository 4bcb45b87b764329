"""algorithm: compares whole numbers instead of entropies, keeps row numbers only; ties to the attribute with most values."""

from collections import Counter
from fractions import Fraction
from math import prod


class Grower:
    def __init__(self, rows, target):
        self.columns = {a: [r[a] for r in rows] for a in rows[0]}
        self.labels = self.columns.pop(target)

    def purity(self, numbers, a):
        col = self.columns[a]
        both = Counter((col[i], self.labels[i]) for i in numbers)
        one = Counter(col[i] for i in numbers)
        return Fraction(prod(n**n for n in both.values()), prod(n**n for n in one.values())), len(one)

    def tree(self, numbers, used):
        counts = Counter(self.labels[i] for i in numbers)
        left = [a for a in self.columns if a not in used and len({self.columns[a][i] for i in numbers}) > 1]
        if len(counts) < 2 or not left:
            return counts.most_common()[0][0]
        a = max(left, key=lambda a: self.purity(numbers, a))
        groups = {}
        for i in numbers:
            groups.setdefault(self.columns[a][i], []).append(i)
        return dict(test=a, branches={v: self.tree(g, used + [a]) for v, g in groups.items()})


def id3_tree(rows, target):
    return Grower(rows, target).tree(range(len(rows)), [])
