# mistake: tests with one outcome left out
def fixed_order_tree(rows, order, target):
    labels = {r[target] for r in rows}
    if len(labels) == 1:
        return labels.pop()
    first, rest = order[0], order[1:]
    values = sorted({r[first] for r in rows})
    if len(values) == 1:
        return fixed_order_tree(rows, rest, target)
    return {"test": first, "branches": {v: fixed_order_tree([r for r in rows if r[first] == v], rest, target) for v in values}}
