"""algorithm: information gain over rows as bits of whole numbers, fifty trees from a seed; a Series of labels."""

import math
import random

import pandas as pd


def size(mask):
    return mask.bit_count()


class Forest:
    def fit(self, rows, target):
        rng = random.Random(5)
        self.names = [name for name in rows[0] if name != target]
        self.k = max(1, round(math.sqrt(len(self.names))))
        self.trees = []
        for _ in range(50):
            bag = rng.choices(rows, k=len(rows))
            self.bits = {name: {} for name in rows[0]}
            for i, row in enumerate(bag):
                for name, value in row.items():
                    self.bits[name][value] = self.bits[name].get(value, 0) | 1 << i
            self.classes = self.bits[target]
            self.trees.append(self.grow((1 << len(rows)) - 1, rng))
        return self

    def bits_of(self, mask):
        n = size(mask)
        counts = [size(mask & m) for m in self.classes.values()]
        return sum(c * math.log2(n / c) for c in counts if c)

    def grow(self, mask, rng):
        label = max(self.classes, key=lambda v: size(mask & self.classes[v]))
        if mask & self.classes[label] == mask:
            return label
        best = None
        for name in rng.sample(self.names, self.k):
            parts = {v: mask & m for v, m in self.bits[name].items() if mask & m}
            if len(parts) > 1:
                left = sum(self.bits_of(m) for m in parts.values())
                if best is None or left < best[0]:
                    best = (left, name, parts)
        if best is None:
            return label
        return best[1], label, {v: self.grow(m, rng) for v, m in best[2].items()}

    def predict(self, rows):
        answers = []
        for row in rows:
            votes = {}
            for tree in self.trees:
                while isinstance(tree, tuple):
                    tree = tree[2].get(row[tree[0]], tree[1])
                votes[tree] = votes.get(tree, 0) + 1
            answers.append(max(votes, key=votes.get))
        return pd.Series(answers)
