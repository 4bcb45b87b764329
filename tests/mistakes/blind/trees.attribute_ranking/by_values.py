# mistake: none that is known
from math import log2


def entropy(labels):
    return -sum(labels.count(v) / len(labels) * log2(labels.count(v) / len(labels)) for v in set(labels))


def gain(rows, name, target):
    result = entropy([r[target] for r in rows])
    values = {r[name] for r in rows}
    for v in values:
        part = [r[target] for r in rows if r[name] == v]
        result -= len(part) / len(rows) * entropy(part)
    return round(result, 10)


def attribute_ranking(rows, target):
    names = sorted((n for n in rows[0] if n != target), reverse=True)
    return sorted(names, key=lambda n: len({r[n] for r in rows}), reverse=True)
