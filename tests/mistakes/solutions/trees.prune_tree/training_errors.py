# mistake: errors counted in training
from collections import Counter


def label_of(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    below = {
        v: prune_tree(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
        for v, t in tree["branches"].items()
    }
    node = {"test": a, "branches": below}
    leaf = Counter(r[target] for r in training).most_common(1)[0][0]
    leaf_errors = sum(r[target] != leaf for r in training)
    node_errors = sum(label_of(node, r) != r[target] for r in training)
    return leaf if leaf_errors <= node_errors else node
