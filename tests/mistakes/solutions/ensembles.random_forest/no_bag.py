# mistake: rows not drawn
import math
from collections import Counter


def entropy(labels):
    n = len(labels)
    return -sum(c / n * math.log2(c / n) for c in Counter(labels).values())


def grow(rows, target, lists, depth=0):
    labels = [row[target] for row in rows]
    node = {"majority": Counter(labels).most_common(1)[0][0], "attribute": None, "branches": {}}
    names = [name for name in lists[depth] if len({row[name] for row in rows}) > 1]
    if len(set(labels)) == 1 or not names:
        return node

    def remaining(name):
        total = 0
        for value in sorted({row[name] for row in rows}):
            part = [row[target] for row in rows if row[name] == value]
            total += len(part) / len(rows) * entropy(part)
        return total

    node["attribute"] = min(names, key=remaining)
    for value in {row[node["attribute"]] for row in rows}:
        part = [row for row in rows if row[node["attribute"]] == value]
        node["branches"][value] = grow(part, target, lists, depth + 1)
    return node


def classify(node, row):
    while node["attribute"] is not None and row[node["attribute"]] in node["branches"]:
        node = node["branches"][row[node["attribute"]]]
    return node["majority"]


class Forest:
    def fit(self, rows, target, bags, offered):
        self.trees = [grow(rows, target, lists) for lists in offered]

    def predict(self, rows):
        return [Counter(classify(tree, row) for tree in self.trees).most_common(1)[0][0] for row in rows]
