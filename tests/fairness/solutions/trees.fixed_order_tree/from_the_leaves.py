"""algorithm: a trie of all rows first; then nodes whose leaves have one class become leaves."""


def trie(rows, order, target):
    root = {}
    for row in rows:
        node = root
        for a in order[:-1]:
            node = node.setdefault(row[a], {})
        node[row[order[-1]]] = row[target]
    return root


def leaves(node):
    return {node} if not isinstance(node, dict) else set().union(*map(leaves, node.values()))


def pruned(node, order):
    found = leaves(node)
    if len(found) == 1:
        return found.pop()
    return {"test": order[0], "branches": {value: pruned(below, order[1:]) for value, below in node.items()}}


def fixed_order_tree(rows, order, target):
    return pruned(trie(rows, order, target), order)
