"""Known mistakes with reduced-error pruning."""

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree
from reference.trees.id3 import majorities
from reference.trees.pruning import errors_on, reduced_error_pruning, with_value


def labelled_by_pruning_rows(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """New leaves labelled by the pruning rows."""
    return reduced_error_pruning(tree, training, pruning, target, leaf_label="pruning")


def labelled_by_pruning_rows_if_any(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """New leaves labelled by the pruning rows, and by the training rows where no pruning row comes."""
    if isinstance(tree, str):
        return tree
    test = tree["test"]
    branches = {
        value: labelled_by_pruning_rows_if_any(
            below, with_value(training, test, value), with_value(pruning, test, value), target
        )
        for value, below in tree["branches"].items()
    }
    kept: Tree = {"test": test, "branches": branches}
    leaf = majorities(pruning or training, target)[0]
    return leaf if errors_on(leaf, pruning, target) <= errors_on(kept, pruning, target) else kept


def kept_where_unreached(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """Nodes that no pruning row reaches kept, with all that is below them."""
    if isinstance(tree, str) or not pruning:
        return tree
    test = tree["test"]
    branches = {
        value: kept_where_unreached(below, with_value(training, test, value), with_value(pruning, test, value), target)
        for value, below in tree["branches"].items()
    }
    kept: Tree = {"test": test, "branches": branches}
    leaf = majorities(training, target)[0]
    return leaf if errors_on(leaf, pruning, target) <= errors_on(kept, pruning, target) else kept


def pruned_from_the_root(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """From the root downwards: a node is compared before what is below it was pruned."""
    if isinstance(tree, str) or not training:
        return tree
    leaf = majorities(training, target)[0]
    if errors_on(leaf, pruning, target) <= errors_on(tree, pruning, target):
        return leaf
    test = tree["test"]
    return {
        "test": test,
        "branches": {
            value: pruned_from_the_root(
                below, with_value(training, test, value), with_value(pruning, test, value), target
            )
            for value, below in tree["branches"].items()
        },
    }
