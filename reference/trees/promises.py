"""Promises that the texts on trees make of their inputs: rows that find their way, and choices that are not tied."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from reference.information.gain import Rows
from reference.trees.decision_tree import Row, Tree, leaves
from reference.trees.id3 import majorities
from reference.trees.pruning import with_value
from reference.trees.regression import best_features, leaf_mean, spread
from reference.trees.regression_pruning import prune_regression_tree, squared_error
from reference.trees.splitting import attributes_of

CLEAR = 0.01  # squared errors that are compared differ by more: sums of rounded squares do not change places
# A name of logic: a capital letter would make it a variable, and a comma or a bracket would end it.
WORD = re.compile(r"[a-z][a-z0-9_]*")


def every_row_finds_a_branch(tree: Any, training: Sequence[Row], pruning: Sequence[Row]) -> bool:
    """Whether every row of `training` and `pruning` has a branch at each node that it reaches."""
    return all(is_classified(tree, row) for row in [*training, *pruning])


def is_classified(tree: Any, row: Row) -> bool:
    """Whether a row reaches a leaf."""
    if not isinstance(tree, Mapping):
        return True
    value = row[tree["test"]]
    return value in tree["branches"] and is_classified(tree["branches"][value], row)


def labels_clear(tree: Tree, training: Rows, target: str) -> bool:
    """Whether training rows reach every node of a tree, and one class is the most frequent among them."""
    if not training:
        return False
    if not isinstance(tree, Mapping):
        return True
    # the label of a pruned node is a majority of the training rows; two would both be right
    return len(majorities(training, target)) == 1 and all(
        labels_clear(below, with_value(training, tree["test"], value), target)
        for value, below in tree["branches"].items()
    )


def agree_on_class(rows: Rows, order: Sequence[str], target: str) -> bool:
    """Whether rows that agree in all attributes of `order` have the same class."""
    described = [tuple(row[name] for name in order) for row in rows]
    return len(set(described)) == len({(each, row[target]) for each, row in zip(described, rows, strict=True)})


def limit_sure_in_floats(
    rows: Sequence[Mapping[str, Any]], target: str, min_variance: float, left: Sequence[str] | None = None
) -> bool:
    """Whether floats decide at each node of a regression tree as fractions do if its variance is at most the limit."""
    names = attributes_of(rows, target) if left is None else left
    prices = [float(row[target]) for row in rows]
    exact, mean = spread(prices), sum(prices) / len(prices)
    ways = [
        sum((price - mean) ** 2 for price in prices) / len(prices),
        sum(price**2 for price in prices) / len(prices) - mean**2,
        # `**` and `*` may round differently, and so does dividing each term
        sum((price - mean) * (price - mean) / len(prices) for price in prices),
    ]
    if any((way <= min_variance) != (exact <= min_variance) for way in ways):
        return False
    best = best_features(rows, target, names)
    if exact <= min_variance or not best:
        return True
    rest = [name for name in names if name != best[0]]
    parts = ([row for row in rows if row[best[0]] == value] for value in dict.fromkeys(row[best[0]] for row in rows))
    return all(limit_sure_in_floats(part, target, min_variance, rest) for part in parts)


def no_attribute_ties(
    rows: Sequence[Mapping[str, Any]], target: str, min_variance: float, left: Sequence[str] | None = None
) -> bool:
    """Whether at each node of a regression tree at most one attribute leaves the least variance."""
    names = attributes_of(rows, target) if left is None else left
    if spread([row[target] for row in rows]) <= min_variance:
        return True
    best = best_features(rows, target, names)
    if len(best) != 1:
        return not best
    rest = [name for name in names if name != best[0]]
    return all(
        no_attribute_ties([row for row in rows if row[best[0]] == value], target, min_variance, rest)
        for value in {row[best[0]] for row in rows}
    )


def errors_apart(tree: Any, training: Any, pruning: Any, target: str) -> bool:
    """Whether training rows reach every node of a tree, and no two errors that pruning compares are nearly equal."""
    if not training:
        return False
    if not isinstance(tree, Mapping):
        return True
    test, below = tree["test"], tree["branches"]
    parts = {value: (with_value(training, test, value), with_value(pruning, test, value)) for value in below}
    if not all(errors_apart(below[value], *parts[value], target) for value in below):
        return False
    kept = {value: prune_regression_tree(below[value], *parts[value], target) for value in below}
    leaf = leaf_mean([row[target] for row in training])
    gain = squared_error({"test": test, "branches": kept}, pruning, target) - squared_error(leaf, pruning, target)
    return not pruning or abs(gain) > CLEAR


def written_in_words(tree: Tree, target: str) -> bool:
    """Whether all attributes, values and labels of a tree are lower-case words, so that none looks like a variable."""
    found = [(*(part for step in path for part in step), label) for path, label in leaves(tree)]
    return all(WORD.fullmatch(name) for names in [(target,), *found] for name in names)
