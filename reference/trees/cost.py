"""Growth of the work of growing and pruning a tree with the size of the table. Witten, section 6.1.

For n rows and m attributes, and a bushy tree, whose depth grows as log n.
"""

import math

ORDERS = {"building": "O(m n log n)", "subtree replacement": "O(n)", "subtree raising": "O(n (log n)^2)"}


def tree_cost_order(step: str) -> str:
    """The order of growth, in O notation, of a step of tree induction.

    >>> tree_cost_order("building")
    'O(m n log n)'
    """
    return ORDERS[step]


def building(n: int, m: int) -> float:
    """The work of building a tree, up to a constant: at each of log n levels, every row and attribute is looked at."""
    # the base of the logarithm is a constant factor, and cancels in ratios
    return m * n * math.log(n)


def replacing(n: int) -> float:
    """The work of subtree replacement, up to a constant: each node is looked at once."""
    return float(n)


def raising(n: int) -> float:
    """The work of subtree raising, up to a constant: a row is classified again at each level, in log n each time."""
    return n * math.log(n) ** 2


def building_factor(rows: int, more: int, attributes: int, wider: int) -> float:
    """The factor by which building takes longer, as a part of a hand calculation."""
    return building(more, wider) / building(rows, attributes)


def replacing_factor(rows: int, more: int) -> float:
    """The factor by which subtree replacement takes longer, as a part of a hand calculation."""
    return replacing(more) / replacing(rows)


def raising_factor(rows: int, more: int) -> float:
    """The factor by which subtree raising takes longer, as a part of a hand calculation."""
    return raising(more) / raising(rows)


def most_nodes(leaves: int) -> int:
    """The number of nodes of a binary tree, leaves included, as a part of a hand calculation."""
    # a binary tree has one inner node less than leaves
    return 2 * leaves - 1
