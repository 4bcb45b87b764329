"""Reduced-error pruning of decision trees with pruning rows.

Blockeel, section 4.4; Mitchell, section 3.7; Witten, section 6.1; Flach, section 5.2.
"""

from collections.abc import Mapping
from typing import Any

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree, classify
from reference.trees.id3 import majorities


def errors_on(tree: Tree, rows: Rows, target: str) -> int:
    """The number of rows that a tree labels wrong."""
    return sum(classify(tree, row) != row[target] for row in rows)


def reduced_error_pruning(
    tree: Tree, training: Rows, pruning: Rows, target: str, *, on_tie: str = "prune", leaf_label: str = "training"
) -> Tree:
    """The tree pruned from its leaves up: a node becomes a leaf if that causes no more errors on the pruning rows.

    The new leaf has the most frequent class of the *training* rows that come to the node (Blockeel, Mitchell); Flach
    takes that of the pruning rows (`leaf_label`) and keeps a subtree that is as good (`on_tie` "keep"), and one that no
    pruning row comes to.

    >>> tree = {"test": "a", "branches": {"u": "yes", "v": {"test": "b", "branches": {"x": "yes", "y": "no"}}}}
    >>> training = [{"a": a, "b": b, "class": c} for a, b, c in [("u", "x", "yes"), ("v", "x", "yes"), ("v", "y", "no"),
    ...                                                          ("v", "x", "yes")]]
    >>> reduced_error_pruning(tree, training, [{"a": "v", "b": "y", "class": "yes"}], "class")
    'yes'
    """
    if isinstance(tree, str):
        return tree
    test = tree["test"]
    branches = {
        value: reduced_error_pruning(
            below,
            with_value(training, test, value),
            with_value(pruning, test, value),
            target,
            on_tie=on_tie,
            leaf_label=leaf_label,
        )
        for value, below in tree["branches"].items()
    }
    # judged with its own branches pruned already: from the leaves upwards
    kept: Tree = {"test": test, "branches": branches}
    # Witten does not say which rows label the leaf
    counted = training if leaf_label == "training" else pruning
    if not counted:  # no row came here, so there is no majority to label a leaf with
        return kept
    leaf = majorities(counted, target)[0]
    fewer = errors_on(leaf, pruning, target) - errors_on(kept, pruning, target)
    # at a tie the smaller tree, unless Flach's rule is asked for
    return leaf if fewer < 0 or (fewer == 0 and on_tie == "prune") else kept


def with_value(rows: Rows, attribute: str, value: Any) -> Rows:
    """The rows that take the branch of a value."""
    return [row for row in rows if row[attribute] == value]


def nodes(tree: Tree) -> int:
    """The number of nodes of a tree that test something."""
    return 1 + sum(map(nodes, tree["branches"].values())) if isinstance(tree, Mapping) else 0


def subtree_errors(tree: Tree, pruning: Rows, target: str) -> int:
    """The errors of a subtree on the pruning rows, as a part of a hand calculation."""
    return errors_on(tree, pruning, target)


def leaf_for(training: Rows, target: str) -> str:
    """The label of the leaf that would replace a subtree."""
    labels = [row[target] for row in training]
    return max(labels, key=labels.count)  # of tied labels the first; drawn rows have no tie


def leaf_errors(label: str, pruning: Rows, target: str) -> int:
    """The errors of a leaf on the pruning rows."""
    return errors_on(label, pruning, target)


def verdict(subtree: float, leaf: float) -> str:
    """`prune` or `keep`: whether the subtree is replaced by a leaf."""
    errors = {"prune": leaf, "keep": subtree}
    return min(errors, key=lambda each: errors[each])  # of equal ones the first
