"""type: a NamedTuple."""

from typing import NamedTuple


class Node(NamedTuple):
    test: str
    branches: dict


def fixed_order_tree(rows, order, target):
    labels = {row[target] for row in rows}
    if len(labels) == 1:
        return labels.pop()
    first, rest = order[0], order[1:]
    branches = {}
    for value in {row[first] for row in rows}:
        branches[value] = fixed_order_tree([row for row in rows if row[first] == value], rest, target)
    return Node(first, branches)
