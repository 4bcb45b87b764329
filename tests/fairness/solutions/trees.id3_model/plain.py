"""algorithm: nested dicts with the majority kept at each node; the first of tied ones."""

from collections import Counter
from math import log2


def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())


def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g


class Tree:
    def fit(self, rows, target):
        self.target = target
        self.root = self.grow(rows, [a for a in rows[0] if a != target])

    def grow(self, rows, attributes):
        counts = Counter(r[self.target] for r in rows)
        node = {"label": counts.most_common(1)[0][0], "test": None, "branches": {}}
        if len(counts) > 1 and any(len({r[a] for r in rows}) > 1 for a in attributes):
            best = max(attributes, key=lambda a: gain(rows, a, self.target))
            node["test"] = best
            for v in {r[best] for r in rows}:
                part = [r for r in rows if r[best] == v]
                node["branches"][v] = self.grow(part, [a for a in attributes if a != best])
        return node

    def predict(self, rows):
        return [self.label(self.root, row) for row in rows]

    def label(self, node, row):
        while node["test"] is not None and row[node["test"]] in node["branches"]:
            node = node["branches"][row[node["test"]]]
        return node["label"]
