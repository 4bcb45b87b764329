"""Plain and right."""

from collections import Counter
from itertools import combinations
from math import log2


def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n) if total else 0.0


def info(labels):
    return entropy(list(Counter(labels).values()))


def gain_ratio(rows, attribute, target):
    split = info(row[attribute] for row in rows)
    if split == 0:
        return 0.0
    left = 0
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        left += len(group) / len(rows) * info(group)
    return (info(row[target] for row in rows) - left) / split


class Tree:
    def fit(self, rows, target):
        self.target = target
        self.root = self.grow(rows, [a for a in rows[0] if a != target])

    def grow(self, rows, attributes):
        labels = Counter(row[self.target] for row in rows)
        node = {"label": labels.most_common(1)[0][0], "test": None, "branches": {}}
        if len(labels) > 1 and any(len({row[a] for row in rows}) > 1 for a in attributes):
            best = min(attributes, key=lambda a: self.left(rows, a))
            node["test"] = best
            for value in {row[best] for row in rows}:
                part = [row for row in rows if row[best] == value]
                node["branches"][value] = self.grow(part, [a for a in attributes if a != best])
        return node

    def left(self, rows, attribute):
        parts = [[r[self.target] for r in rows if r[attribute] == v] for v in {r[attribute] for r in rows}]
        return sum(len(part) / len(rows) * entropy(Counter(part).values()) for part in parts)

    def predict(self, rows):
        return [self.label(self.root, row) for row in rows]

    def label(self, node, row):
        while node["test"] is not None and row[node["test"]] in node["branches"]:
            node = node["branches"][row[node["test"]]]
        return node["label"]


def perceptron_trace(examples, weights, rate):
    def output(x):
        return 1 if weights[0] + sum(w * v for w, v in zip(weights[1:], x)) > 0 else 0

    trace = []
    for _ in range(20):
        for x, label in examples:
            error = label - output(x)
            weights = [w + rate * error * v for w, v in zip(weights, [1, *x])]
            trace.append(weights)
        if all(output(x) == label for x, label in examples):
            break
    return trace


def association_rules(transactions, min_support, min_confidence):
    def count(items):
        return sum(1 for basket in transactions if set(items) <= set(basket))

    items = sorted({item for basket in transactions for item in basket})
    rules = []
    for size in range(2, len(items) + 1):
        for whole in combinations(items, size):
            support = count(whole)
            if support < min_support:
                continue
            for k in range(1, size):
                for body in combinations(whole, k):
                    head = [item for item in whole if item not in body]
                    confidence = support / count(body)
                    if confidence >= min_confidence:
                        rules.append({"body": list(body), "head": head, "support": support, "confidence": confidence})
    return rules
