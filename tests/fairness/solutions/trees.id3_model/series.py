"""type: a Series; fit returns what was learned."""

from collections import Counter
from math import log2

import pandas as pd


def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())


def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g


def grow(rows, attributes, target):
    counts = Counter(r[target] for r in rows)
    label = counts.most_common(1)[0][0]
    if len(counts) == 1 or all(len({r[a] for r in rows}) == 1 for a in attributes):
        return label, None, {}
    best = max(attributes, key=lambda a: gain(rows, a, target))
    rest = [a for a in attributes if a != best]
    return label, best, {v: grow([r for r in rows if r[best] == v], rest, target) for v in {r[best] for r in rows}}


def label_of(node, row):
    label, test, branches = node
    return label_of(branches[row[test]], row) if test and row[test] in branches else label


class Tree:
    def fit(self, rows, target):
        self.tree = grow(rows, [a for a in rows[0] if a != target], target)
        return self.tree

    def predict(self, rows):
        labels = [label_of(self.tree, row) for row in rows]
        return pd.Series(labels, name="class")
