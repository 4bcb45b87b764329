"""Known mistake: one list of attributes for a whole tree, from which every node takes the one that it tests."""

from collections.abc import Mapping
from typing import Any

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree, classify
from reference.trees.id3 import is_pure, majorities
from reference.trees.splitting import attributes_of, best_attributes


def grown_from_one_list(
    rows: Rows, target: str, left: list[str], domains: Mapping[str, set[str]], *, ascending: bool
) -> Tree:
    """The tree of a node that takes its test out of `left`, which the nodes beside it share.

    Branches grow one after another, in ascending order of their values or as the values occur.
    """
    label = majorities(rows, target)[0]
    if is_pure(rows, target) or not left:
        return label
    best = best_attributes(rows, target, attributes=left)[0]
    left.remove(best)
    values = dict.fromkeys(row[best] for row in rows)
    branches: dict[str, Tree] = dict.fromkeys(domains[best], label)
    for value in sorted(values) if ascending else values:
        here = [row for row in rows if row[best] == value]
        branches[value] = grown_from_one_list(here, target, left, domains, ascending=ascending)
    return {"test": best, "branches": branches}


def labels_from_one_list(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, ascending: bool = True
) -> list[str | None]:
    """The labels of a tree in which no attribute is tested twice, not even on different paths."""
    rows, target = fit["rows"], fit["target"]
    attributes = attributes_of(rows, target)
    domains = {name: {row[name] for row in rows} for name in attributes}
    tree = grown_from_one_list(rows, target, list(attributes), domains, ascending=ascending)
    return [classify(tree, row) for row in predict["rows"]]
