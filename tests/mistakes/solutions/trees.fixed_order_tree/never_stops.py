# mistake: pure nodes split further
def fixed_order_tree(rows, order, target):
    if not order:
        return rows[0][target]
    first = order[0]
    return {
        "test": first,
        "branches": {
            v: fixed_order_tree([r for r in rows if r[first] == v], order[1:], target) for v in {r[first] for r in rows}
        },
    }
