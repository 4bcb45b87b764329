# mistake: gains of the whole table everywhere
from math import log2


def entropy(rows, target):
    labels = [r[target] for r in rows]
    return -sum(labels.count(x) / len(labels) * log2(labels.count(x) / len(labels)) for x in set(labels))


def gain_of(rows, name, target):
    result = entropy(rows, target)
    for v in {r[name] for r in rows}:
        part = [r for r in rows if r[name] == v]
        result -= len(part) / len(rows) * entropy(part, target)
    return result


def choose(rows, names, target, table):
    scored = [(gain_of(table, n, target), n) for n in names]
    top = max(s for s, _ in scored)
    return [n for s, n in scored if s > top - 1e-9][-1]


def id3_splits(rows, target):
    splits = []

    def node(part, path):
        tested = [a for a, _ in path]
        names = [n for n in part[0] if n != target and n not in tested and len({r[n] for r in part}) > 1]
        if len({r[target] for r in part}) == 1 or not names:
            return
        name = choose(part, names, target, rows)
        splits.append({"path": path, "attribute": name, "gain": gain_of(rows, name, target)})
        for v in sorted({r[name] for r in part}):
            node([r for r in part if r[name] == v], path + [[name, v]])

    node(rows, [])
    return splits
