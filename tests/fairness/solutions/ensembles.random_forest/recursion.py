"""algorithm: recursion over lists of rows, nested dicts with the majority at each node; the first of tied ones."""

import math
from collections import Counter


def entropy(labels):
    return sum(c / len(labels) * math.log2(len(labels) / c) for c in Counter(labels).values())


class Forest:
    def fit(self, rows, target, bags, offered):
        self.target = target
        self.trees = [self.grow([rows[i] for i in bag], lists, 0) for bag, lists in zip(bags, offered)]

    def grow(self, rows, lists, depth):
        labels = [row[self.target] for row in rows]
        node = {"label": Counter(labels).most_common(1)[0][0], "test": None}
        if len(set(labels)) > 1:
            choices = [name for name in lists[depth] if len({row[name] for row in rows}) > 1]
            if choices:
                best = max(choices, key=lambda name: self.gain(rows, name))
                node["test"] = best
                node["below"] = {}
                for value in {row[best] for row in rows}:
                    node["below"][value] = self.grow([row for row in rows if row[best] == value], lists, depth + 1)
        return node

    def gain(self, rows, name):
        groups = {}
        for row in rows:
            groups.setdefault(row[name], []).append(row[self.target])
        left = sum(len(group) / len(rows) * entropy(group) for group in groups.values())
        return entropy([row[self.target] for row in rows]) - left

    def label(self, node, row):
        if node["test"] is None or row[node["test"]] not in node["below"]:
            return node["label"]
        return self.label(node["below"][row[node["test"]]], row)

    def predict(self, rows):
        return [Counter(self.label(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
