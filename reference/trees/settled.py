"""Whether what pruning compares in a tree is settled: labels are not tied, and estimates not nearly equal.

Exercises promise it, as floats would decide otherwise.
"""

from typing import Any

from reference.information.gain import Rows
from reference.trees.counted_tree import is_node, leaves_of
from reference.trees.id3 import majorities
from reference.trees.replacement import SUBTREE_REPLACEMENT

APART = 1e-6  # estimates that differ by less may change places when they are computed in another order


def has_test(tree: Any) -> bool:
    """Whether a tree has at least one test."""
    return is_node(tree)


def labels_settled(tree: Any, rows: Rows, target: str) -> bool:
    """Whether rows come to every node of a tree, each finds a branch, and one class is the most frequent everywhere."""
    if not rows or len(majorities(rows, target)) > 1:
        return False
    if not is_node(tree):
        return True
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    return sum(map(len, parts.values())) == len(rows) and all(
        labels_settled(tree["branches"][value], part, target) for value, part in parts.items()
    )


def full_branches(tree: Any, rows: Rows) -> bool:
    """Whether every node has a branch for every value that its attribute has in the table."""
    if not is_node(tree):
        return True
    values = {row[tree["test"]] for row in rows}
    return values <= tree["branches"].keys() and all(full_branches(below, rows) for below in tree["branches"].values())


def counts_settled(tree: Any) -> bool:
    """Whether every leaf has examples and the label that most of them have, and no other class is as frequent."""
    return all(
        any(leaf["counts"].values())
        and all(count < leaf["counts"][leaf["label"]] for label, count in leaf["counts"].items() if label != leaf["label"])
        for leaf in leaves_of(tree)
    )


def estimates_apart(tree: Any, z: float) -> bool:
    """Whether at no node the subtree and the leaf have nearly the same estimate."""
    _, *steps = SUBTREE_REPLACEMENT.steps(tree=tree, z=z)
    return all(abs(step.subtree - step.leaf) > APART for step in steps)
