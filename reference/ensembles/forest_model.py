"""A random forest that draws its own bags and subsets, for answers that are judged by what they predict.

Blockeel, section 13.2.3; Witten, section 8.3. No two forests are the same, so ours is compared with on rows only where
its trees clearly agree. The rows of a bag are the bits of a whole number, which makes a hundred trees cheap.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from reference.ensembles.forest import tree_label
from reference.information import Rows
from reference.trees import Tree, attributes_of

TREES = 60
Forest = tuple[Tree, ...]
OPEN = 0.2  # how near to the most votes another label is still right, as a share of the trees


@dataclass(frozen=True, slots=True)
class Bag:
    """Which rows have each value of each attribute, and which have each class: a bit a row."""

    values: Mapping[str, Mapping[str, int]]
    classes: Mapping[str, int]


def bag_of(rows: Rows, target: str) -> Bag:
    """The rows of a bag as bits."""
    attributes = attributes_of(rows, target)
    return Bag({name: bits_by_value(rows, name) for name in attributes}, bits_by_value(rows, target))


def bits_by_value(rows: Rows, column: str) -> dict[str, int]:
    """For each value of a column, the rows that have it; values in alphabetical order."""
    found = dict.fromkeys(sorted({row[column] for row in rows}), 0)
    for place, row in enumerate(rows):
        found[row[column]] |= 1 << place
    return found


@cache
def weight(number: int) -> float:
    """n log n; 0 for 0."""
    return number * math.log2(number) if number else 0.0


def impurity(bag: Bag, node: int) -> float:
    """n times the entropy of the classes in a node."""
    return weight(node.bit_count()) - sum(weight((node & label).bit_count()) for label in bag.classes.values())


def random_tree_of(bag: Bag, node: int, size: int, random: Random) -> Tree:
    """A tree whose nodes choose the largest gain among `size` attributes each, drawn anew; it is not pruned."""
    label = max(bag.classes, key=lambda name: (node & bag.classes[name]).bit_count())
    if node & bag.classes[label] == node:
        return label
    drawn = {name: branches_of(bag, node, name) for name in random.sample(list(bag.values), size)}
    below = {name: branches for name, branches in drawn.items() if len(branches) > 1}
    if not below:
        return label
    best = min(below, key=lambda name: sum(impurity(bag, branch) for branch in below[name].values()))
    grown = {value: random_tree_of(bag, branch, size, random) for value, branch in below[best].items()}
    return {"test": best, "branches": grown, "label": label}


def branches_of(bag: Bag, node: int, attribute: str) -> dict[str, int]:
    """The rows of a node by their value of an attribute, for each value that occurs there."""
    return {value: node & rows for value, rows in bag.values[attribute].items() if node & rows}


def subset_size(attributes: Sequence[str]) -> int:
    """The square root of the number of attributes, rounded. Blockeel, section 13.2.3, leaves the rounding open."""
    return max(1, round(math.sqrt(len(attributes))))


def forest_of(rows: Rows, target: str) -> Forest:
    """Trees, each from as many rows as there are, drawn with replacement."""
    return same_forest(tuple(tuple(row.items()) for row in rows), target)


@lru_cache(maxsize=32)
def same_forest(items: tuple[tuple[tuple[str, str], ...], ...], target: str) -> Forest:
    """The forest of these rows, grown once: its votes, its open rows and what is drawn to fit it all ask for it."""
    random, rows = Random(0), [dict(row) for row in items]
    size, everything = subset_size(attributes_of(rows, target)), (1 << len(rows)) - 1
    bags = [random.choices(rows, k=len(rows)) for _ in range(TREES)]
    return tuple(random_tree_of(bag_of(drawn, target), everything, size, random) for drawn in bags)


def votes_on(forest: Forest, row: Mapping[str, str]) -> dict[str, float]:
    """The share of the trees that vote for each label, the most votes first."""
    counts = Counter(tree_label(tree, row) for tree in forest)
    return {label: count / len(forest) for label, count in counts.most_common()}


def forest_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str]:
    """The labels that a forest learned from `fit` gives the rows of `predict`."""
    forest = forest_of(fit["rows"], fit["target"])
    return [next(iter(votes_on(forest, row))) for row in predict["rows"]]


def forest_open_labels(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[list[str]]:
    """For each row of `predict` the labels that a forest may give it: those with nearly the most votes."""
    forest = forest_of(fit["rows"], fit["target"])
    return [open_labels(votes_on(forest, row)) for row in predict["rows"]]


def open_labels(votes: Mapping[str, float]) -> list[str]:
    """The labels whose share of the votes is not clearly below the largest.

    >>> open_labels({"yes": 0.55, "no": 0.45}), open_labels({"yes": 0.7, "no": 0.3})
    (['yes', 'no'], ['yes'])
    """
    most = max(votes.values())
    return [label for label, share in votes.items() if share > most - OPEN]
