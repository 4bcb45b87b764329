"""Draws of trees that predict prices, and of pruning rows that prune some of their tests."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.mistakes.regression_pruning import pruned_by_absolute_errors, pruned_from_the_root
from reference.trees.promises import errors_apart
from reference.trees.regression import regression_tree
from reference.trees.regression_pruning import prune_regression_tree

Rows = Sequence[Mapping[str, Any]]
ENOUGH = 60  # tries for rows that prune something and keep something; then any clear rows will do

MISTAKEN: dict[str, Callable[..., Any]] = {
    "absolute": pruned_by_absolute_errors,
    "downwards": pruned_from_the_root,
    "as_good": partial(prune_regression_tree, on_tie="prune"),
}


def price_tree(random: Random, rows: Rows, target: str = "price") -> Any:
    """The regression tree of some rows, grown down to a variance of 9."""
    return regression_tree(rows, target, min_variance=9)


def held_back(
    random: Random, rows: Rows, tree: Any, n: Range = (4, 7), target: str = "price", unlike: str = ""
) -> list[dict[str, Any]]:
    """Rows like those of the table with other prices; they prune some tests of a tree, and not all.

    If said, also `unlike` a known mistake: `absolute` errors, pruning `downwards`, or leaves that are `as_good`. A tree
    of one test may have no such rows; after some tries any will do, if what they prune is clear.
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
        if (wanted or number > ENOUGH) and errors_apart(tree, rows, drawn, target):
            break
    return drawn


def resampled(random: Random, rows: Rows, n: Range = (0, 6), target: str = "price") -> list[dict[str, Any]]:
    """Rows of the table, some of them with the price of another row."""
    drawn = [dict(random.choice(list(rows))) for _ in range(whole_number(random, n))]
    return [row | {target: random.choice(list(rows))[target]} if random.random() < 0.5 else row for row in drawn]
