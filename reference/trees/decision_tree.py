"""Decision trees as data, their predictions for rows, and the rules that are read from them.

A tree is a label, or `{"test": attribute, "branches": {value: tree}}`.
"""

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, str]
Path = tuple[tuple[str, str], ...]  # the tests from the root to a node, each with its outcome
Tree = str | dict[str, Any]


def classify(tree: Tree, row: Row) -> str | None:
    """The label of the leaf that a row reaches; None if there is no branch for it. Mitchell, section 3.2."""
    while isinstance(tree, dict):
        # None ends the loop: no branch, no label
        tree = tree["branches"].get(row[tree["test"]])
    return tree


def tree_rules(tree: Tree, target: str) -> list[list[Any]]:
    """A definite clause for each leaf, from left to right: the class of X follows from every test on the path.

    Mitchell, section 3.2, and Flach, chapter 5, join those of one class to a disjunction.

    >>> tree_rules({"test": "windy", "branches": {"t": "no", "f": "yes"}}, "play")[0]
    [['play', 'X', 'no'], [['windy', 'X', 't']]]
    """
    # every test of the path, not simplified
    return [
        [[target, "X", label], [[attribute, "X", value] for attribute, value in path]] for path, label in leaves(tree)
    ]


def leaves(tree: Tree, path: Path = ()) -> list[tuple[Path, str]]:
    """The leaves of a tree, each with its path, in the order of the branches."""
    if isinstance(tree, str):
        return [(path, tree)]
    test = tree["test"]
    return [leaf for value, below in tree["branches"].items() for leaf in leaves(below, (*path, (test, value)))]
