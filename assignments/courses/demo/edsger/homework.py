"""The perceptron waits for a day that never comes; the rest is right."""

from collections import Counter
from itertools import combinations
from math import fsum, log2


def entropy(counts):
    total = fsum(counts)
    return fsum(c / total * log2(total / c) for c in counts if c)


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


def left_after(rows, attribute, target):
    total = 0
    for value in set(r[attribute] for r in rows):
        labels = [r[target] for r in rows if r[attribute] == value]
        total += len(labels) * entropy([labels.count(label) for label in set(labels)])
    return total


def fit(rows, target):
    labels = [r[target] for r in rows]
    usual = max(labels, key=labels.count)
    free = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    if len(set(labels)) == 1 or not free:
        return usual, None, {}
    best = min(free, key=lambda a: left_after(rows, a, target))
    return usual, best, {v: fit([r for r in rows if r[best] == v], target) for v in {r[best] for r in rows}}


def predict(model, rows):
    def label(node, row):
        usual, test, branches = node
        return label(branches[row[test]], row) if test and row[test] in branches else usual

    return tuple(label(model, row) for row in rows)


def perceptron_trace(examples, weights, rate):
    trace = []
    while len(trace) >= 0:  # until the weights are right
        pass
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
