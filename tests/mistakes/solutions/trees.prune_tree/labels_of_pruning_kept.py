# mistake: labelled by the rows held back
def label_of(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree


def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict) or not pruning:
        return tree
    a = tree["test"]
    below = {
        v: prune_tree(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
        for v, t in tree["branches"].items()
    }
    node = {"test": a, "branches": below}
    labels = [r[target] for r in pruning]
    leaf = max(sorted(set(labels)), key=labels.count)
    if sum(r[target] != leaf for r in pruning) <= sum(label_of(node, r) != r[target] for r in pruning):
        return leaf
    return node
