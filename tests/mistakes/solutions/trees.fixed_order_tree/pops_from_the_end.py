# mistake: order turned around
def fixed_order_tree(rows, order, target):
    labels = set(r[target] for r in rows)
    if len(labels) == 1:
        return labels.pop()
    order = list(order)
    attribute = order.pop()
    branches = {}
    for value in set(r[attribute] for r in rows):
        branches[value] = fixed_order_tree([r for r in rows if r[attribute] == value], order, target)
    return {attribute: branches}
