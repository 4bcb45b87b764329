"""How the work of growing and pruning a tree grows with the table. Witten, section 6.1.

For n rows and m attributes, and a bushy tree, whose depth grows as log n.
"""

import math

ORDERS = {"building": "O(m n log n)", "subtree replacement": "O(n)", "subtree raising": "O(n (log n)^2)"}


def tree_cost_order(step: str) -> str:
    """The order of a step of tree induction.

    >>> tree_cost_order("building")
    'O(m n log n)'
    """
    return ORDERS[step]


def building(n: int, m: int) -> float:
    """The work of building, up to a constant: at each of log n levels every row is looked at for every attribute."""
    return m * n * math.log(n)


def replacing(n: int) -> float:
    """The work of subtree replacement, up to a constant: each node is looked at once."""
    return float(n)


def raising(n: int) -> float:
    """The work of subtree raising, up to a constant: a row is classified anew at each level, in log n each time."""
    return n * math.log(n) ** 2


def building_factor(rows: int, more: int, attributes: int, wider: int) -> float:
    """How many times longer building takes, as a part of a hand calculation."""
    return building(more, wider) / building(rows, attributes)


def replacing_factor(rows: int, more: int) -> float:
    """How many times longer subtree replacement takes, as a part of a hand calculation."""
    return replacing(more) / replacing(rows)


def raising_factor(rows: int, more: int) -> float:
    """How many times longer subtree raising takes, as a part of a hand calculation."""
    return raising(more) / raising(rows)


def most_nodes(leaves: int) -> int:
    """How many nodes a binary tree has, leaves included, as a part of a hand calculation."""
    return 2 * leaves - 1
