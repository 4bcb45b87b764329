"""type: an iterator."""

from collections import Counter
from math import log2


def entropy(labels):
    return -sum(c / len(labels) * log2(c / len(labels)) for c in Counter(labels).values())


def gain(rows, attribute, target):
    after = 0
    for value in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == value]
        after += len(part) / len(rows) * entropy(part)
    return entropy([r[target] for r in rows]) - after


def attribute_ranking(rows, target):
    attributes = [a for a in rows[0] if a != target]
    ranked = sorted(attributes, key=lambda a: -gain(rows, a, target))
    return (a for a in ranked)
