"""type: a member of an enumeration of texts, made from the columns."""

from collections import Counter
from enum import Enum
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def gain(rows, attribute, target):
    result = entropy([r[target] for r in rows])
    for value in {r[attribute] for r in rows}:
        part = [r[target] for r in rows if r[attribute] == value]
        result -= len(part) / len(rows) * entropy(part)
    return result


def best_attribute(rows, target):
    Name = Enum("Name", {a: a for a in rows[0] if a != target}, type=str)
    return max(Name, key=lambda a: gain(rows, a.value, target))
