"""Known mistakes with subtree raising."""

from functools import partial
from typing import Any

from reference.information.gain import Rows
from reference.trees.counted_tree import (
    counted,
    leaf_in_place_of,
    leaves_of,
    relabelled,
    size_of,
    uncounted,
    with_branches,
    wrong_in,
)
from reference.trees.decision_tree import is_node
from reference.trees.pessimistic import subtree_error
from reference.trees.replacement import Estimate, RaisedTree, estimated_error, pessimistic, raised


def estimate_of_labels(tree: Any, z: float) -> float:
    """The estimate of a tree whose leaves need not have their majority."""
    return subtree_error([(wrong_in(leaf), size_of(leaf)) for leaf in leaves_of(tree) if size_of(leaf)], z=z)


def estimated(tree: Any, z: float) -> RaisedTree:
    """A counted tree with its estimate."""
    return RaisedTree(uncounted(tree), estimate_of_labels(tree, z))


def parts_of(tree: Any, rows: Rows) -> dict[str, Rows]:
    """The rows that take each branch."""
    return {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}


def raised_otherwise(
    tree: Any,
    rows: Rows,
    target: str,
    z: float,
    *,
    others: bool = True,
    popular: bool = True,
    replacing: bool = False,
    again: bool = False,
) -> Any:
    """The counted tree after raising with one thing done otherwise."""
    if not is_node(tree):
        return counted(tree, rows, target)
    parts = parts_of(tree, rows)
    options = {"others": others, "popular": popular, "replacing": replacing, "again": again}
    branches = {
        value: raised_otherwise(tree["branches"][value], part, target, z, **options) for value, part in parts.items()
    }
    kept = with_branches(tree, branches)
    tried = [max(parts, key=lambda value: len(parts[value]))] if popular else list(parts)
    found = [
        relabelled(branches[value], rows if others else parts[value], target)
        for value in tried
        if is_node(branches[value])
    ]
    if replacing:
        found.append(leaf_in_place_of(kept))
    best = min([kept, *found], key=lambda each: estimate_of_labels(each, z))
    if not others and best is not kept:
        best = relabelled(best, rows, target)
    return raised_otherwise(uncounted(best), rows, target, z, **options) if again and best is not kept else best


def without_other_rows(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """The raised subtree judged on its own rows alone."""
    return estimated(raised_otherwise(tree, rows, target, z, others=False), z)


def any_branch(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """Whichever subtree is estimated best is raised."""
    return estimated(raised_otherwise(tree, rows, target, z, popular=False), z)


def with_replacement(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """A node may also become a leaf."""
    return estimated(raised_otherwise(tree, rows, target, z, replacing=True), z)


def raised_again(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """A raised subtree is judged again."""
    return estimated(raised_otherwise(tree, rows, target, z, again=True), z)


def by_observed_errors(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """By the share of errors in training, where a subtree that is as good is raised."""
    return estimated(raised(tree, rows, target, partial(pessimistic, z=0.0)), 0.0)


def from_the_root(tree: Any, rows: Rows, target: str, z: float) -> Any:
    """A node is judged before what is below it."""
    return estimated(raised_downwards(tree, rows, target, partial(pessimistic, z=z)), z)


def raised_downwards(tree: Any, rows: Rows, target: str, estimate: Estimate) -> Any:
    """The counted tree after raising from the root downwards."""
    if not is_node(tree):
        return relabelled(tree, rows, target)
    parts = parts_of(tree, rows)
    most = max(parts, key=lambda value: len(parts[value]))
    kept, moved = relabelled(tree, rows, target), relabelled(tree["branches"][most], rows, target)
    if is_node(moved) and estimated_error(moved, estimate) < estimated_error(kept, estimate):
        return raised_downwards(uncounted(moved), rows, target, estimate)
    below = {value: raised_downwards(tree["branches"][value], part, target, estimate) for value, part in parts.items()}
    return with_branches(tree, below)


MISTAKEN = [without_other_rows, any_branch, from_the_root]  # those that drawn rows can tell
