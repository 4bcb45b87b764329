"""algorithm: the shorter form, a comprehension over groups."""

from itertools import groupby


def fixed_order_tree(rows, order, target):
    if all(r[target] == rows[0][target] for r in rows):
        return rows[0][target]
    a, *later = order
    key = lambda r: str(r[a])
    return {a: {v: fixed_order_tree(list(g), later, target) for v, g in groupby(sorted(rows, key=key), key=key)}}
