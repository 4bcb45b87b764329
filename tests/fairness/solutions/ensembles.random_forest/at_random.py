"""algorithm: tied attributes, classes and votes drawn at random, anew for each row; gains as exact products of powers."""

import random
from collections import Counter
from fractions import Fraction


def most(labels):
    counts = Counter(labels)
    return random.choice([label for label, n in counts.items() if n == max(counts.values())])


def purity(rows, name, target):
    """The larger, the less entropy is left: the product of k**k over the classes, divided by that of n**n."""
    sizes = Counter(row[name] for row in rows)
    pairs = Counter((row[name], row[target]) for row in rows)
    found = Fraction(1)
    for k in pairs.values():
        found *= k**k
    for n in sizes.values():
        found /= n**n
    return found


class Node:
    def __init__(self, rows, target, lists):
        self.labels = [row[target] for row in rows]
        self.children = {}
        mixed = len(set(self.labels)) > 1
        differing = [name for name in lists[0] if len({row[name] for row in rows}) > 1] if mixed else []
        if differing:
            scores = {name: purity(rows, name, target) for name in differing}
            self.test = random.choice([name for name in differing if scores[name] == max(scores.values())])
            for row in rows:
                self.children.setdefault(row[self.test], []).append(row)
            self.children = {v: Node(group, target, lists[1:]) for v, group in self.children.items()}

    def label(self, row):
        child = self.children.get(row[self.test]) if self.children else None
        return child.label(row) if child else most(self.labels)


class Forest:
    def fit(self, rows, target, bags, offered):
        self.roots = [Node([rows[i] for i in bag], target, lists) for bag, lists in zip(bags, offered, strict=True)]

    def predict(self, rows):
        return tuple(most([root.label(row) for root in self.roots]) for row in rows)
