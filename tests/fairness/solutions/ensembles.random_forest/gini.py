"""algorithm: the Gini index, recursion over lists of rows, fifty trees, no seed."""

import random
from collections import Counter


def gini(labels):
    n = len(labels)
    return n - sum(c * c for c in Counter(labels).values()) / n


class Forest:
    def fit(self, rows, target):
        self.target = target
        self.names = [name for name in rows[0] if name != target]
        self.trees = [self.grow(random.choices(rows, k=len(rows))) for _ in range(50)]

    def grow(self, rows):
        labels = [row[self.target] for row in rows]
        majority = Counter(labels).most_common(1)[0][0]
        if len(set(labels)) == 1:
            return majority
        best = None
        for name in random.sample(self.names, 3):
            parts = {}
            for row in rows:
                parts.setdefault(row[name], []).append(row)
            if len(parts) > 1:
                left = sum(gini([row[self.target] for row in part]) for part in parts.values())
                if best is None or left < best[0]:
                    best = (left, name, parts)
        if best is None:
            return majority
        return best[1], {value: self.grow(part) for value, part in best[2].items()}, majority

    def label(self, tree, row):
        while isinstance(tree, tuple):
            name, branches, majority = tree
            tree = branches.get(row[name], majority)
        return tree

    def predict(self, rows):
        return [Counter(self.label(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
