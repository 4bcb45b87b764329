# mistake: from the root downwards
from collections import Counter


def label_of(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    leaf = Counter(r[target] for r in training).most_common(1)[0][0]
    if sum(r[target] != leaf for r in pruning) <= sum(label_of(tree, r) != r[target] for r in pruning):
        return leaf
    a = tree["test"]
    branches = {}
    for v, t in tree["branches"].items():
        branches[v] = prune_tree(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
    return {"test": a, "branches": branches}
