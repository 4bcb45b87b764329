# mistake: errors counted in training
from collections import Counter


def classify(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree


def errors(tree, rows, target):
    return sum(classify(tree, row) != row[target] for row in rows)


def common(rows, target):
    return Counter(row[target] for row in rows).most_common(1)[0][0]


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    name = tree["test"]
    branches = {}
    for value, below in tree["branches"].items():
        here = [r for r in training if r[name] == value]
        held = [r for r in pruning if r[name] == value]
        branches[value] = prune_tree(below, here, held, target)
    node = {"test": name, "branches": branches}
    leaf = common(training, target)
    if errors(leaf, training, target) <= errors(node, training, target):
        return leaf
    return node
