# mistake: pure nodes split further
def fixed_order_tree(rows, order, target):
    labels = {r[target] for r in rows}
    if not order:
        return labels.pop()
    first, rest = order[0], order[1:]
    values = sorted({r[first] for r in rows})
    return {"test": first, "branches": {v: fixed_order_tree([r for r in rows if r[first] == v], rest, target) for v in values}}
