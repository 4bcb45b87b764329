"""type: a dataclass with the fields of the dict."""

from collections import Counter
from math import log2

from dataclasses import dataclass


@dataclass
class Node:
    test: str
    branches: dict


def entropy(rows, target):
    n = len(rows)
    return -sum(c / n * log2(c / n) for c in Counter(r[target] for r in rows).values())


def gain(rows, attribute, target):
    g = entropy(rows, target)
    for v in {r[attribute] for r in rows}:
        part = [r for r in rows if r[attribute] == v]
        g -= len(part) / len(rows) * entropy(part, target)
    return g


def grow(rows, attributes, target):
    labels = [r[target] for r in rows]
    if len(set(labels)) == 1:
        return labels[0]
    if all(len({r[a] for r in rows}) == 1 for a in attributes):
        return Counter(labels).most_common(1)[0][0]
    best = max(attributes, key=lambda a: gain(rows, a, target))
    rest = [a for a in attributes if a != best]
    branches = {}
    for v in {r[best] for r in rows}:
        branches[v] = grow([r for r in rows if r[best] == v], rest, target)
    return Node(best, branches)


def id3_tree(rows, target):
    return grow(rows, [a for a in rows[0] if a != target], target)
