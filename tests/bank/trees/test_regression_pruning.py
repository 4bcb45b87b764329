"""Tests of `reference.trees.regression_pruning`."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from reference.trees.draws.numeric import priced_table
from reference.trees.draws.regression_pruning import held_back, price_tree
from reference.trees.regression import leaf_mean
from reference.trees.regression_pruning import prune_regression_tree, squared_error, with_value


def prunings(tree: Any, rows: Any) -> Iterator[Any]:
    """The tree with any of its nodes replaced by leaves."""
    if not isinstance(tree, Mapping):
        yield tree
        return
    yield leaf_mean([row["price"] for row in rows])
    below = [list(prunings(each, with_value(rows, tree["test"], value))) for value, each in tree["branches"].items()]
    for chosen in product(*below):
        yield {"test": tree["test"], "branches": dict(zip(tree["branches"], chosen, strict=True))}


@pytest.mark.parametrize("seed", range(12))
def test_no_pruning_has_a_lower_error_on_the_rows_held_back(seed: int) -> None:
    random = Random(seed)
    training = priced_table(random, n=(7, 9))
    tree = price_tree(random, training)
    pruning = held_back(random, training, tree)
    pruned = prune_regression_tree(tree, training, pruning, "price")
    best = min(squared_error(each, pruning, "price") for each in prunings(tree, training))
    assert squared_error(pruned, pruning, "price") == pytest.approx(best)


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_pruned_by_the_rows_a_tree_was_grown_from(seed: int) -> None:
    training = priced_table(Random(seed), n=8)
    tree = price_tree(Random(seed), training)
    assert prune_regression_tree(tree, training, training, "price") == tree


def test_a_node_without_rows_held_back_is_kept_unless_ties_are_pruned() -> None:
    tree = {"test": "a", "branches": {"u": 10.0, "v": 15.0}}
    training = [{"a": "u", "y": 10}, {"a": "v", "y": 15}]
    assert prune_regression_tree(tree, training, [], "y") == tree
    assert prune_regression_tree(tree, training, [], "y", on_tie="prune") == 12.5
