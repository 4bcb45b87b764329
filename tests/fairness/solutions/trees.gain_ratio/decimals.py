"""type: Decimal."""

from collections import Counter
from decimal import Decimal


def entropy(values):
    counts = Counter(values)
    ps = [Decimal(c) / len(values) for c in counts.values()]
    return -sum(p * p.ln() / Decimal(2).ln() for p in ps)


def gain_ratio(rows, attribute, target):
    before = entropy([row[target] for row in rows])
    after = 0
    for value in {row[attribute] for row in rows}:
        group = [row[target] for row in rows if row[attribute] == value]
        after += Decimal(len(group)) / len(rows) * entropy(group)
    split = entropy([row[attribute] for row in rows])
    return (before - after) / split if split else Decimal(0)
