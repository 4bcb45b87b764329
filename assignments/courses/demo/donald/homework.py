"""Right and exact: Fractions wherever they go, generators, named tuples."""

from collections import Counter, defaultdict, namedtuple
from fractions import Fraction
from itertools import permutations
from math import fsum, log2


def entropy(counts):
    total = fsum(counts)
    return fsum(c / total * log2(total / c) for c in counts if c)


def gain_ratio(rows, attribute, target):
    def h(values):
        n = len(values)
        return sum(Fraction(c, n) * Fraction(log2(n / c)) for c in Counter(values).values())

    groups = defaultdict(list)
    for row in rows:
        groups[row[attribute]].append(row[target])
    left = sum(Fraction(len(group), len(rows)) * h(group) for group in groups.values())
    split = h([row[attribute] for row in rows])
    return (h([row[target] for row in rows]) - left) / split if split else Fraction(0)


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
            yield tuple(w)
        if all((sum(a * b for a, b in zip(w, x)) > 0) == label for x, label in exact):
            return


Rule = namedtuple("Rule", "body head support confidence")


def association_rules(transactions, min_support, min_confidence):
    baskets = [set(t) for t in transactions]
    support = {}
    level = {frozenset([i]) for b in baskets for i in b}
    while level:
        counted = {s: sum(s <= b for b in baskets) for s in level}
        kept = {s: n for s, n in counted.items() if n >= min_support}
        support.update(kept)
        level = {a | b for a in kept for b in kept if len(a | b) == len(a) + 1}
    least = Fraction(str(min_confidence))
    for body, head in permutations(support, 2):
        whole = body | head
        if not body & head and whole in support and Fraction(support[whole], support[body]) >= least:
            yield Rule(body, head, support[whole], Fraction(support[whole], support[body]))
