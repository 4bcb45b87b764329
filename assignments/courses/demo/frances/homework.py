"""Right, but careless about types: a tuple of one, single precision, prints left in, tuples for dicts."""

import math
from collections import Counter
from itertools import combinations

import numpy as np


def entropy(counts):
    total = sum(counts)
    result = 0
    for count in counts:
        if count > 0:
            share = count / total
            result -= share * math.log2(share)
    return result


def gain_ratio(rows, attribute, target, verbose=True):
    n = len(rows)
    whole = entropy(Counter(r[target] for r in rows).values())
    groups = {}
    for r in rows:
        groups.setdefault(r[attribute], []).append(r[target])
    left = sum(len(g) / n * entropy(Counter(g).values()) for g in groups.values())
    split = entropy([len(g) for g in groups.values()])
    if verbose:
        print("gain", whole - left, "split", split)
    return np.float32((whole - left) / split if split else 0),  # the comma is a slip


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


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def perceptron_trace(examples, weights, rate):
    data = [([1] + list(x), label) for x, label in examples]
    w = [float(v) for v in weights]
    out = []
    for epoch in range(20):
        for x, label in data:
            positive = dot(w, x) > 0
            if positive and label == 0:
                w = [a - rate * b for a, b in zip(w, x)]
            elif not positive and label == 1:
                w = [a + rate * b for a, b in zip(w, x)]
            out.append(tuple(w))
        if not any((dot(w, x) > 0) != (label == 1) for x, label in data):
            break
    return out


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
                        rules.append((body, tuple(head), float(support), confidence))
    return rules
