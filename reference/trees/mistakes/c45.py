"""Known mistakes with C4.5 as a whole."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from reference.trees.c45 import (
    Split,
    Way,
    Weighted,
    c45_split,
    c45_tree,
    class_shares,
    is_numeric,
    nominal_split,
    parted,
    threshold_split,
    usual_class,
)
from reference.trees.replacement import pessimistic


def c45_by(fit: Mapping[str, Any], predict: Mapping[str, Any], score: str, z: float = 0.69) -> list[str]:
    """The labels of a tree that takes the test with the largest gain; all else as in C4.5."""
    rows, target = fit["rows"], fit["target"]
    here = [(row, 1.0) for row in rows]
    splits: dict[Way, Any] = {}
    grow_by(here, [name for name in rows[0] if name != target], target, score, (), splits)
    tree = c45_tree(splits, here, target, (), partial(pessimistic, z=z))
    return [usual_class(class_shares(tree, row)) for row in predict["rows"]]


def grow_by(here: Weighted, names: list[str], target: str, score: str, path: Way, splits: dict[Way, Any]) -> None:
    """Put the splits below a node into `splits`."""
    if c45_split(here, names, target) is None:
        return
    found: list[Split | None] = [
        threshold_split(here, name, target, 2) if is_numeric(here, name) else nominal_split(here, name, target, 2)
        for name in names
    ]
    best = max((split for split in found if split), key=lambda split: round(getattr(split, score), 9))
    test = best.test if isinstance(best.test, str) else tuple(best.test)
    splits[path] = test
    left = [name for name in names if name != test]
    for outcome, part in parted(here, test).items():
        grow_by(part, left, target, score, (*path, (test, outcome)), splits)
