# mistake: none that is known
from collections import Counter


def fixed_order_tree(rows, order, target, depth=0):
    labels = Counter(r[target] for r in rows)
    if len(labels) == 1 or depth == 2:
        return labels.most_common(1)[0][0]
    attribute = order[depth]
    branches = {}
    for v in {r[attribute] for r in rows}:
        branches[v] = fixed_order_tree([r for r in rows if r[attribute] == v], order, target, depth + 1)
    return {"test": attribute, "branches": branches}
