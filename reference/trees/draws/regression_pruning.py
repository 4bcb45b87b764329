"""Draws of trees that predict prices, and of pruning rows that prune some of their tests."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.mistakes.regression_pruning import pruned_by_absolute_errors, pruned_from_the_root
from reference.trees.regression import leaf_mean, regression_tree
from reference.trees.regression_pruning import prune_regression_tree, squared_error, with_value

Rows = Sequence[Mapping[str, Any]]
ENOUGH = 60  # tries for rows that prune something and keep something; then any clear rows will do
CLEAR = 0.01  # squared errors that are compared differ by more, except where no row reaches a node

MISTAKEN = {"absolute": pruned_by_absolute_errors, "downwards": pruned_from_the_root}


def price_tree(random: Random, rows: Rows, target: str = "price") -> Any:
    """The regression tree of some rows, grown down to a variance of 9."""
    return regression_tree(rows, target, min_variance=9)


def held_back(
    random: Random, rows: Rows, tree: Any, n: Range = (4, 7), target: str = "price", unlike: str = ""
) -> list[dict[str, Any]]:
    """Rows like those of the table with other prices; they prune some tests of a tree, and not all.

    If said, also `unlike` a known mistake: `absolute` errors, or pruning `downwards`. A tree of one test may have no
    such rows; after some tries any will do, if what they prune is clear.
    """
    prices = [row[target] for row in rows]
    for number in tries(400):
        drawn = [dict(random.choice(list(rows))) for _ in range(whole_number(random, n))]
        for row in drawn:
            # mostly its own price, with noise: so some subtrees are still good, and some are not
            row[target] = (random.choice(prices) if random.random() < 0.4 else row[target]) + random.randint(-9, 9)
        pruned = prune_regression_tree(tree, rows, drawn, target)
        told = not unlike or pruned != MISTAKEN[unlike](tree, rows, drawn, target)
        wanted = told and isinstance(pruned, Mapping) and pruned != tree
        if (wanted or number > ENOUGH) and clear(tree, rows, drawn, target):
            break
    return drawn


def clear(tree: Any, training: Rows, pruning: Rows, target: str) -> bool:
    """Whether no comparison during pruning is near a tie, except where no row reaches a node."""
    if not isinstance(tree, Mapping) or not pruning:
        return True
    test = tree["test"]
    parts = {value: (with_value(training, test, value), with_value(pruning, test, value)) for value in tree["branches"]}
    below = tree["branches"]
    kept = {value: prune_regression_tree(below[value], *parts[value], target) for value in below}
    leaf = leaf_mean([row[target] for row in training])
    gain = squared_error({"test": test, "branches": kept}, pruning, target) - squared_error(leaf, pruning, target)
    return abs(gain) > CLEAR and all(clear(below[value], *parts[value], target) for value in below)
