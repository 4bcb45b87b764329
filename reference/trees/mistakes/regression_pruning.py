"""Known mistakes with reduced-error pruning of trees that predict numbers."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from reference.trees.regression import Rows, leaf_mean
from reference.trees.regression_pruning import predicted, squared_error, with_value

Error = Callable[[Any, Rows, str], float]


def absolute_error(tree: Any, rows: Rows, target: str) -> float:
    """The errors without their signs, added up."""
    return math.fsum(abs(row[target] - predicted(tree, row)) for row in rows)


def pruned_by(error: Error, of_pruning: bool = False) -> Callable[..., Any]:
    """Pruning by another error, or with leaves from the rows held back."""

    def pruned(tree: Any, training: Rows, pruning: Rows, target: str, *, on_tie: str = "keep") -> Any:
        if not isinstance(tree, Mapping):
            return tree
        leaf = leaf_mean([row[target] for row in (pruning if of_pruning and pruning else training)])
        test = tree["test"]
        kept = {
            "test": test,
            "branches": {
                value: pruned(below, with_value(training, test, value), with_value(pruning, test, value), target)
                for value, below in tree["branches"].items()
            },
        }
        return leaf if error(leaf, pruning, target) < error(kept, pruning, target) else kept

    return pruned


pruned_by_absolute_errors = pruned_by(absolute_error)
means_of_rows_held_back = pruned_by(squared_error, of_pruning=True)


def pruned_from_the_root(tree: Any, training: Rows, pruning: Rows, target: str, *, on_tie: str = "keep") -> Any:
    """Each node compared with a leaf before what is below it was pruned."""
    if not isinstance(tree, Mapping):
        return tree
    leaf, test = leaf_mean([row[target] for row in training]), tree["test"]
    if squared_error(leaf, pruning, target) < squared_error(tree, pruning, target):
        return leaf
    branches = {
        value: pruned_from_the_root(below, with_value(training, test, value), with_value(pruning, test, value), target)
        for value, below in tree["branches"].items()
    }
    return {"test": test, "branches": branches}
