"""algorithm: the errors come back with the subtree, so that nothing is classified twice."""

from collections import defaultdict
from statistics import mode


def parted(rows, attribute):
    parts = defaultdict(list)
    for row in rows:
        parts[row[attribute]].append(row)
    return parts


def pruned(tree, training, held, target):
    if isinstance(tree, str):
        return tree, sum(1 for row in held if row[target] != tree)
    grown, back = parted(training, tree["test"]), parted(held, tree["test"])
    done = {v: pruned(sub, grown[v], back[v], target) for v, sub in tree["branches"].items()}
    kept = sum(errors for _, errors in done.values())
    label = mode(row[target] for row in training)
    as_leaf = sum(1 for row in held if row[target] != label)
    if as_leaf <= kept:
        return label, as_leaf
    return {"test": tree["test"], "branches": {v: sub for v, (sub, _) in done.items()}}, kept


def prune_tree(tree, training, pruning, target):
    return pruned(tree, training, pruning, target)[0]
