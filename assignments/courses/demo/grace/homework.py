"""Right, in other clothes: float32, NumPy arrays, a generator that mixes Fractions and arrays."""

from collections import Counter
from fractions import Fraction
from math import log2

import numpy as np


def entropy(counts):
    p = np.array([n for n in counts if n], dtype=np.float32)
    if not len(p):
        return np.float32(0)
    p /= p.sum()
    return -(p * np.log2(p)).sum()


def xlogx(m):
    m = np.asarray(m, dtype=float)
    return np.sum(m * np.log2(np.where(m == 0, 1, m)))


def gain_ratio(rows, attribute, target):
    values, i = np.unique([row[attribute] for row in rows], return_inverse=True)
    classes, j = np.unique([row[target] for row in rows], return_inverse=True)
    m = np.zeros((len(values), len(classes)))
    np.add.at(m, (i, j), 1)
    n = xlogx(m.sum())
    split = n - xlogx(m.sum(1))
    gain = n - xlogx(m.sum(0)) - xlogx(m.sum(1)) + xlogx(m)
    return gain / split if len(values) > 1 else 0


def uncertainty(xs):
    xs = list(xs)
    return sum(n * log2(len(xs) / n) for n in Counter(xs).values())


def decider(rows, free, target):
    usual = Counter(r[target] for r in rows).most_common(1)[0][0]
    useful = [a for a in free if len({r[a] for r in rows}) > 1]
    if not useful or all(r[target] == usual for r in rows):
        return lambda row: usual
    best = max(useful, key=lambda a: uncertainty(r[a] for r in rows) - uncertainty((r[a], r[target]) for r in rows))
    below = {v: decider([r for r in rows if r[best] == v], free - {best}, target) for v in {r[best] for r in rows}}
    return lambda row: below[row[best]](row) if row[best] in below else usual


class Tree:
    def fit(self, rows, target):
        self.decide = decider(rows, set(rows[0]) - {target}, target)

    def predict(self, rows):
        return map(self.decide, rows)


def perceptron_trace(examples, weights, rate):
    exact = [([Fraction(1), *(Fraction(str(v)) for v in x)], label) for x, label in examples]
    w, eta = [Fraction(str(v)) for v in weights], Fraction(str(rate))
    yield tuple(w)
    for epoch in range(20):
        for x, label in exact:
            total = sum(a * b for a, b in zip(w, x))
            w = [a + eta * (label - (total > 0)) * b for a, b in zip(w, x)]
            yield np.array(w, dtype=float) if epoch % 2 else tuple(w)
        if all((sum(a * b for a, b in zip(w, x)) > 0) == label for x, label in exact):
            return


def association_rules(transactions, min_support, min_confidence):
    names = sorted(set(i for t in transactions for i in t))
    value = {name: 2**n for n, name in enumerate(names)}
    masks = np.array([sum(value[i] for i in t) for t in transactions])
    every = np.arange(2 ** len(names))
    support = ((masks[:, None] & every) == every).sum(axis=0)

    def unpack(mask):
        return {name for name in names if mask & value[name]}

    rows = []
    for whole in every[support >= max(min_support, 1)]:
        body = (whole - 1) & whole
        while body > 0:
            confidence = support[whole] / support[body]
            if confidence >= min_confidence:
                rule = {"body": unpack(body), "head": unpack(whole ^ body)}
                rows.append({**rule, "support": support[whole], "confidence": confidence})
            body = (body - 1) & whole
    return rows
