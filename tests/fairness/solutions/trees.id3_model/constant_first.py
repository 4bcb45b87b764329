"""algorithm: like the book, but tied attributes by the fewest values at the node; a tuple of rules is what is kept."""

from collections import Counter
from fractions import Fraction
from math import prod


def purity(rows, a, t):
    c, g = Counter((r[a], r[t]) for r in rows), Counter(r[a] for r in rows)
    return Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values())), -len(g)


class Tree:
    def fit(self, rows, target):
        self.rules = []
        self._rules({}, rows, target)

    def _rules(self, tests, rows, t):
        free = [a for a in rows[0] if a != t and a not in tests]
        counts = Counter(r[t] for r in rows)
        if len(counts) > 1 and any(r[a] != rows[0][a] for r in rows for a in free):
            a = max(free, key=lambda a: purity(rows, a, t))
            for v in dict.fromkeys(r[a] for r in rows):
                self._rules({**tests, a: v}, [r for r in rows if r[a] == v], t)
        self.rules.append((tests, counts.most_common(1)[0][0]))

    def predict(self, rows):
        return [next(label for tests, label in self.rules if tests.items() <= row.items()) for row in rows]
