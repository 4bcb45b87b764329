"""One known mistake in code: corrections only at the end of an epoch."""

import math
from collections import Counter
from itertools import combinations


def entropy(counts):
    n = sum(counts)
    return math.log2(n) - sum(c * math.log2(c) for c in counts if c) / n if n else 0.0


def gain(rows, attribute, target):
    n = len(rows)
    g = H(Counter(r[target] for r in rows).values())
    for value in set(r[attribute] for r in rows):
        group = [r[target] for r in rows if r[attribute] == value]
        g -= len(group) / n * H(Counter(group).values())
    return g


def H(counts):
    n = sum(counts)
    return -sum(c / n * math.log2(c / n) for c in counts if c)


def gain_ratio(rows, attribute, target):
    split = H(Counter(r[attribute] for r in rows).values())
    return gain(rows, attribute, target) / split if split else 0.0


class Tree:
    """Node: (label, attribute, branches)."""

    def fit(self, rows, target):
        self.target = target
        self.tree = self.id3(rows, [a for a in rows[0] if a != target])
        return self

    def id3(self, rows, attributes):
        labels = [r[self.target] for r in rows]
        label = max(sorted(set(labels)), key=labels.count)
        attributes = [a for a in attributes if len({r[a] for r in rows}) > 1]
        if len(set(labels)) == 1 or not attributes:
            return label, None, {}
        best = max(attributes, key=lambda a: round(gain(rows, a, self.target), 9))
        branches = {}
        for value in {r[best] for r in rows}:
            branches[value] = self.id3([r for r in rows if r[best] == value], [a for a in attributes if a != best])
        return label, best, branches

    def predict(self, rows):
        return [self.classify(row) for row in rows]

    def classify(self, row):
        label, attribute, branches = self.tree
        while attribute is not None and row[attribute] in branches:
            label, attribute, branches = branches[row[attribute]]
        return label


def step(w, x):
    return 1 if sum(a * b for a, b in zip(w, [1] + x)) > 0 else 0


def perceptron_trace(examples, weights, rate):
    w = list(weights)
    trace = []
    for epoch in range(20):
        change = [0] * len(w)
        for x, label in examples:
            error = label - step(w, x)
            change = [c + rate * error * b for c, b in zip(change, [1] + x)]
            trace.append(w)
        w = [a + c for a, c in zip(w, change)]
        trace[-1] = w
        if all(step(w, x) == label for x, label in examples):
            break
    return trace


def support_of(items, transactions):
    return len([t for t in transactions if all(i in t for i in items)])


def association_rules(transactions, min_support, min_confidence):
    items = sorted({i for t in transactions for i in t})
    rules = []
    for n in range(2, len(items) + 1):
        for whole in combinations(items, n):
            support = support_of(whole, transactions)
            if support < min_support or support == 0:
                continue
            for k in range(1, n):
                for body in combinations(whole, k):
                    head = set(whole) - set(body)
                    confidence = support / support_of(body, transactions)
                    if confidence >= min_confidence:
                        rules.append({"body": set(body), "head": head, "support": support, "confidence": confidence})
    return rules
