# mistake: none that is known
from collections import Counter


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    if all(not isinstance(t, dict) for t in tree["branches"].values()):
        return Counter(r[target] for r in training).most_common(1)[0][0]
    return {
        "test": a,
        "branches": {v: prune_tree(t, [r for r in training if r[a] == v], pruning, target) for v, t in tree["branches"].items()},
    }
