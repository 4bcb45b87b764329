# %% counters: algorithm: one recursion gives leaves, errors and alphas of all nodes; a new tree each time
from collections import Counter
def measured(node, rows, target, path, out):
    counts = Counter(r[target] for r in rows)
    if not isinstance(node, dict):
        return 1, len(rows) - counts[node]
    leaves = errors = 0
    for value, below in node["branches"].items():
        part = [r for r in rows if r[node["test"]] == value]
        l, e = measured(below, part, target, path + (value,), out)
        leaves, errors = leaves + l, errors + e
    label, most = counts.most_common(1)[0]
    out[path] = ((len(rows) - most - errors) / (leaves - 1), label)
    return leaves, errors

def cut(node, path, weak):
    if path in weak:
        return weak[path]
    if not isinstance(node, dict):
        return node
    return {"test": node["test"], "branches": {v: cut(b, path + (v,), weak) for v, b in node["branches"].items()}}

def pruning_path(tree, rows, target):
    found = [{"alpha": 0, "tree": tree}]
    while isinstance(tree, dict):
        prices = {}
        measured(tree, rows, target, (), prices)
        low = min(price for price, _ in prices.values())
        tree = cut(tree, (), {p: label for p, (price, label) in prices.items() if price - low < 1e-9})
        found.append({"alpha": low / len(rows), "tree": tree})
    return found
# %% fractions: algorithm: exact fractions; each node looked at by itself; pairs of alpha and a tree
from fractions import Fraction
def said(node, row):
    while isinstance(node, dict):
        node = node["branches"][row[node["test"]]]
    return node

def leaf_count(node):
    return sum(map(leaf_count, node["branches"].values())) if isinstance(node, dict) else 1

def walk(node, rows):
    if isinstance(node, dict):
        yield node, rows
        for v, b in node["branches"].items():
            yield from walk(b, [r for r in rows if r[node["test"]] == v])

def pruning_path(tree, rows, target):
    steps = [(0, tree)]
    def usual(part):
        labels = [r[target] for r in part]
        return max(labels, key=labels.count)
    def alpha(node, part):
        as_leaf = sum(r[target] != usual(part) for r in part)
        below = sum(r[target] != said(node, r) for r in part)
        return Fraction(as_leaf - below, len(rows) * (leaf_count(node) - 1))
    def pruned(node, part, least):
        if not isinstance(node, dict):
            return node
        if alpha(node, part) == least:
            return usual(part)
        parts = {v: [r for r in part if r[node["test"]] == v] for v in node["branches"]}
        return {"test": node["test"], "branches": {v: pruned(node["branches"][v], parts[v], least) for v in parts}}
    while isinstance(tree, dict):
        least = min(alpha(node, part) for node, part in walk(tree, rows))
        tree = pruned(tree, rows, least)
        steps.append((least, tree))
    return steps
