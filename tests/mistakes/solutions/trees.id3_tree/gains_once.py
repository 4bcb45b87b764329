# mistake: gains of the whole table everywhere
from collections import Counter
from math import log2


def entropy(labels):
    n = len(labels)
    return -sum(c / n * log2(c / n) for c in Counter(labels).values())


def parts(rows, a, target):
    found = {}
    for r in rows:
        found.setdefault(r[a], []).append(r[target])
    return list(found.values())


def gain(rows, a, target):
    left = sum(len(p) / len(rows) * entropy(p) for p in parts(rows, a, target))
    return entropy([r[target] for r in rows]) - left


def id3_tree(rows, target):
    gains = {a: gain(rows, a, target) for a in rows[0] if a != target}

    def grow(part, attributes):
        labels = [r[target] for r in part]
        if len(set(labels)) == 1:
            return labels[0]
        useful = [a for a in attributes if len({r[a] for r in part}) > 1]
        if not useful:
            return max(set(labels), key=labels.count)
        best = max(useful, key=gains.get)
        branches = {}
        for v in {r[best] for r in part}:
            branches[v] = grow([r for r in part if r[best] == v], [a for a in attributes if a != best])
        return {best: branches}

    return grow(rows, list(gains))
