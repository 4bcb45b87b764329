# %% recursive: algorithm: a tree comes back with its rows; labels and errors are counted anew each time
from collections import Counter
from math import sqrt
def upper(e, n, z):
    f = e / n
    return (f + z**2/(2*n) + z*sqrt(f/n - f**2/n + z**2/(4*n**2))) / (1 + z**2/n)

def split(rows, a):
    parts = {}
    for row in rows:
        parts.setdefault(row[a], []).append(row)
    return parts

def relabel(tree, rows, target):
    if isinstance(tree, str):
        return Counter(r[target] for r in rows).most_common(1)[0][0]
    parts = split(rows, tree["test"])
    return {"test": tree["test"], "branches": {v: relabel(b, parts[v], target) for v, b in tree["branches"].items()}}

def total(tree, rows, target, z):
    if isinstance(tree, str):
        return len(rows) * upper(sum(r[target] != tree for r in rows), len(rows), z)
    parts = split(rows, tree["test"])
    return sum(total(b, parts[v], target, z) for v, b in tree["branches"].items())

def work(tree, rows, target, z):
    if isinstance(tree, str):
        return tree
    parts = split(rows, tree["test"])
    node = {"test": tree["test"], "branches": {v: work(b, parts[v], target, z) for v, b in tree["branches"].items()}}
    big = max(parts, key=lambda v: len(parts[v]))
    if isinstance(node["branches"][big], str):
        return node
    other = relabel(node["branches"][big], rows, target)
    return other if total(other, rows, target, z) < total(node, rows, target, z) else node

def raise_subtrees(tree, rows, target, z):
    new = work(tree, rows, target, z)
    return {"tree": new, "error": total(new, rows, target, z) / len(rows)}
# %% by_paths: algorithm: leaves found by following each row, mean over the rows of their leaf's estimate; bare trees
from collections import defaultdict
def bound(e, n, z):
    return (e + z * z / 2 + z * (e * (n - e) / n + z * z / 4) ** 0.5) / (n + z * z)

def follow(tree, row):
    path = ()
    while isinstance(tree, dict):
        ((name, below),) = tree.items()
        path, tree = (*path, (name, row[name])), below[row[name]]
    return path

def bare(tree):
    return {tree["test"]: {v: bare(b) for v, b in tree["branches"].items()}} if isinstance(tree, dict) else tree

def judged(tree, rows, target, z):
    groups = defaultdict(list)
    for row in rows:
        groups[follow(tree, row)].append(row[target])
    labels = {path: max(set(found), key=found.count) for path, found in groups.items()}
    error = sum(bound(sum(c != labels[p] for c in found), len(found), z) * len(found) for p, found in groups.items())
    def named(node, path=()):
        if not isinstance(node, dict):
            return labels[path]
        ((name, below),) = node.items()
        return {name: {v: named(b, (*path, (name, v))) for v, b in below.items()}}
    return error / len(rows), named(tree)

def upwards(tree, rows, target, z):
    if not isinstance(tree, dict):
        return tree
    ((name, below),) = tree.items()
    own = {v: [r for r in rows if r[name] == v] for v in below}
    node = {name: {v: upwards(b, own[v], target, z) for v, b in below.items()}}
    most = sorted(own, key=lambda v: -len(own[v]))[0]
    candidate = node[name][most]
    if isinstance(candidate, dict):
        e, renamed = judged(candidate, rows, target, z)
        if e < judged(node, rows, target, z)[0]:
            return renamed
    return node

def raise_subtrees(tree, rows, target, z):
    done = upwards(bare(tree), rows, target, z)
    return done, judged(done, rows, target, z)[0]
