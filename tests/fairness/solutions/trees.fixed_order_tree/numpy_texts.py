"""type: np.str_ for values and labels."""

import numpy as np


def fixed_order_tree(rows, order, target):
    labels = {row[target] for row in rows}
    if len(labels) == 1:
        return np.str_(labels.pop())
    first, rest = order[0], order[1:]
    branches = {}
    for value in {row[first] for row in rows}:
        branches[np.str_(value)] = fixed_order_tree([row for row in rows if row[first] == value], rest, target)
    return {"test": first, "branches": branches}
