"""algorithm: every value of the table has a branch, empty ones a leaf with the majority; the last of tied ones, even if constant."""

from collections import Counter, defaultdict
from math import log2


class Leaf:
    def __init__(self, label):
        self.label = label

    def classify(self, row):
        return self.label


class Test:
    def __init__(self, attribute, children):
        self.attribute, self.children = attribute, children

    def classify(self, row):
        return self.children[row[self.attribute]].classify(row)


class Tree:
    def fit(self, rows, target):
        self.values = {a: {r[a] for r in rows} for a in rows[0]}
        del self.values[target]
        self.tree = self.build(rows, target, list(self.values))
        return self

    def build(self, rows, target, attributes):
        ranked = Counter(sorted((r[target] for r in rows), reverse=True)).most_common()
        usual = Leaf(ranked[0][0])
        if len(ranked) == 1 or all(r[a] == s[a] for r in rows for s in rows for a in attributes):
            return usual
        costs = []
        for a in attributes:
            groups = defaultdict(Counter)
            for r in rows:
                groups[r[a]][r[target]] += 1
            costs.append(round(sum(n * log2(g.total() / n) for g in groups.values() for n in g.values()), 7))
        place = len(costs) - 1 - costs[::-1].index(min(costs))
        best = attributes[place]
        rest = attributes[:place] + attributes[place + 1 :]
        children = {}
        for v in self.values[best]:
            part = [r for r in rows if r[best] == v]
            children[v] = self.build(part, target, rest) if part else usual
        return Test(best, children)

    def predict(self, rows):
        labels = []
        for row in rows:
            labels.append(self.tree.classify(row))
        return labels
