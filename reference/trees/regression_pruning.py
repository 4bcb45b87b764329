"""Reduced-error pruning of regression trees. Flach, section 5.3.

Flach compares variances of the rows held back, which a split never raises; what is compared here is the squared error
of the means of the training rows, on the rows held back.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from reference.trees.regression import Rows, leaf_mean

Tree = float | Mapping[str, Any]


def predicted(tree: Any, row: Mapping[str, Any]) -> float:
    """The number that a tree predicts for a row."""
    while isinstance(tree, Mapping):
        tree = tree["branches"][row[tree["test"]]]
    return float(tree)


def squared_error(tree: Any, rows: Rows, target: str) -> float:
    """The sum of the squared errors of a tree on some rows; for the same rows it decides like the mean."""
    return math.fsum((row[target] - predicted(tree, row)) ** 2 for row in rows)


def with_value(rows: Rows, attribute: str, value: Any) -> Sequence[Mapping[str, Any]]:
    """The rows that take the branch of a value."""
    return [row for row in rows if row[attribute] == value]


def prune_regression_tree(tree: Any, training: Rows, pruning: Rows, target: str, *, on_tie: str = "keep") -> Any:
    """The tree pruned from its leaves up: a node becomes a leaf if that lowers the error on the pruning rows.

    The leaf predicts the mean of the training rows that come to the node.

    >>> tree = {"test": "a", "branches": {"u": 10.0, "v": 20.0}}
    >>> training = [{"a": "u", "y": 10}, {"a": "v", "y": 20}]
    >>> prune_regression_tree(tree, training, [{"a": "u", "y": 18}], "y")
    15.0
    """
    if not isinstance(tree, Mapping):
        return tree
    test = tree["test"]
    branches = {
        value: prune_regression_tree(
            below, with_value(training, test, value), with_value(pruning, test, value), target, on_tie=on_tie
        )
        for value, below in tree["branches"].items()
    }
    kept = {"test": test, "branches": branches}
    leaf = leaf_mean([row[target] for row in training])
    # floats: drawn rows keep clear of ties, except where no pruning row comes, and both sums are exactly 0
    gain = squared_error(kept, pruning, target) - squared_error(leaf, pruning, target)
    return leaf if gain > 0 or (gain == 0 and on_tie == "prune") else kept
