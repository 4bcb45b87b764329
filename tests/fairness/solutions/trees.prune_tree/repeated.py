"""type: nested tuples of test and branches, pruned in rounds until nothing changes."""

from collections import Counter


def prune_tree(tree, training, pruning, target):
    def leaf(node):
        return not isinstance(node, tuple)

    def frozen(node):
        return (node["test"], {v: frozen(s) for v, s in node["branches"].items()}) if isinstance(node, dict) else node

    def said(node, row):
        return node if leaf(node) else said(node[1][row[node[0]]], row)

    def once(node, train, held):
        if leaf(node):
            return node
        name, branches = node
        new = {
            v: once(s, [r for r in train if r[name] == v], [r for r in held if r[name] == v]) for v, s in branches.items()
        }
        label = Counter(r[target] for r in train).most_common()[0][0]
        errors = [sum(said(n, r) != r[target] for r in held) for n in (label, (name, new))]
        return label if errors[0] <= errors[1] else (name, new)

    return once(frozen(tree), training, pruning)
