"""algorithm: a stack instead of recursion."""

from collections import defaultdict


def fixed_order_tree(rows, order, target):
    top = {}
    stack = [(rows, 0, top, "root")]
    while stack:
        part, depth, parent, value = stack.pop()
        if len(set(r[target] for r in part)) == 1:
            parent[value] = part[0][target]
        else:
            groups = defaultdict(list)
            for r in part:
                groups[r[order[depth]]].append(r)
            parent[value] = {"test": order[depth], "branches": {}}
            stack.extend((g, depth + 1, parent[value]["branches"], v) for v, g in groups.items())
    return top["root"]
