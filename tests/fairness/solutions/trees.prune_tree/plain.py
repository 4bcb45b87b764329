"""algorithm: below first, then the node; a new tree."""

from collections import Counter


def classify(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    branches = {}
    for v, sub in tree["branches"].items():
        branches[v] = prune_tree(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
    node = {"test": a, "branches": branches}
    label = Counter(r[target] for r in training).most_common(1)[0][0]
    leaf_errors = sum(r[target] != label for r in pruning)
    node_errors = sum(classify(node, r) != r[target] for r in pruning)
    return label if leaf_errors <= node_errors else node
