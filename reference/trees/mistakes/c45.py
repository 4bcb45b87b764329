"""Known mistakes with C4.5 as a whole."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from reference.trees.c45 import (
    Split,
    Way,
    Weighted,
    c45,
    c45_label,
    c45_predictions,
    c45_split,
    c45_tree,
    nominal_split,
    parted,
    threshold_split,
)
from reference.trees.candidate_tests import is_numeric
from reference.trees.decision_tree import NodeTest
from reference.trees.numeric_tree import label_at_stop
from reference.trees.replacement import pessimistic


def labels_by_gain(fit: Mapping[str, Any], predict: Mapping[str, Any], z: float) -> list[str]:
    """The labels of a tree that takes the test with the largest gain; all else as in C4.5."""
    rows, target = fit["rows"], fit["target"]
    here: Weighted = [(row, 1) for row in rows]
    splits: dict[Way, NodeTest] = {}
    grow_by_gain(here, [name for name in rows[0] if name != target], target, (), splits)
    tree = c45_tree(splits, here, target, (), partial(pessimistic, z=z))
    return [c45_label(tree, row) for row in predict["rows"]]


def grow_by_gain(here: Weighted, names: list[str], target: str, path: Way, splits: dict[Way, NodeTest]) -> None:
    """Put the splits below a node into `splits`."""
    if c45_split(here, names, target) is None:
        return
    rows = [row for row, _ in here]
    found: list[Split | None] = [
        threshold_split(here, name, target, 2) if is_numeric(rows, name) else nominal_split(here, name, target, 2)
        for name in names
    ]
    test = max((split for split in found if split), key=lambda split: round(split.gain, 9)).test
    splits[path] = test
    left = [name for name in names if name != test]
    for outcome, part in parted(here, test).items():
        grow_by_gain(part, left, target, (*path, (test, outcome)), splits)


def labels_from_complete_rows(fit: Mapping[str, Any], predict: Mapping[str, Any], z: float) -> list[str]:
    """The labels of a tree that is grown from the rows without missing values, where there are any."""
    complete = [row for row in fit["rows"] if None not in row.values()]
    return c45_predictions({**fit, "rows": complete or fit["rows"]}, predict, z=z)


def labels_where_values_end(fit: Mapping[str, Any], predict: Mapping[str, Any], z: float) -> list[str]:
    """The labels of the nodes at which the value of a row is missing, or has no branch."""
    tree = c45(fit["rows"], None, fit["target"], z=z)
    return [label_at_stop(tree, row) for row in predict["rows"]]
