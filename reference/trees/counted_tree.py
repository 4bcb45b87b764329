"""Decision trees that know how many training examples of each class come to their leaves, as pruning needs them.

A leaf is `{"label": label, "counts": {class: examples}}` (docs/shapes.md); a node has `test` and `branches`. The place
of a node is its path: the tests from the root to it, each with its outcome.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from reference.information.gain import Rows, class_counts
from reference.trees.decision_tree import Path
from reference.trees.id3 import majorities

Counts = Mapping[str, int]


def is_node(tree: Any) -> bool:
    """Whether a tree tests something; else it is a leaf."""
    return isinstance(tree, Mapping) and "branches" in tree


def counted(tree: Any, rows: Rows, target: str) -> Any:
    """A tree with the labels of its leaves, and the class counts of the rows that come to each leaf."""
    if not is_node(tree):
        return {"label": label_of(tree), "counts": class_counts(rows, target)}
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    return with_branches(tree, {value: counted(tree["branches"][value], part, target) for value, part in parts.items()})


def relabelled(tree: Any, rows: Rows, target: str) -> Any:
    """A tree whose leaves have the classes of the rows that come to them; one that no row comes to keeps its label."""
    if not is_node(tree):
        here = class_counts(rows, target)
        return {"label": majorities(rows, target)[0] if rows else label_of(tree), "counts": here}
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    below = {value: relabelled(tree["branches"][value], part, target) for value, part in parts.items()}
    return with_branches(tree, below)


def uncounted(tree: Any) -> Any:
    """A tree with bare labels for leaves."""
    if not is_node(tree):
        return label_of(tree)
    return with_branches(tree, {value: uncounted(below) for value, below in tree["branches"].items()})


def with_branches(tree: Any, branches: Mapping[str, Any]) -> dict[str, Any]:
    """A node with the test of a tree, and other branches."""
    return {"test": tree["test"], "branches": dict(branches)}


def label_of(leaf: Any) -> Any:
    """The label of a leaf, bare or in a dict."""
    return leaf["label"] if isinstance(leaf, Mapping) else leaf


def leaves_of(tree: Any) -> list[Any]:
    """The leaves of a tree, in the order of the branches."""
    return [leaf for below in tree["branches"].values() for leaf in leaves_of(below)] if is_node(tree) else [tree]


def counts_of(tree: Any) -> dict[str, int]:
    """The class counts of a tree: those of its leaves together."""
    whole: dict[str, int] = {}
    for leaf in leaves_of(tree):
        for label, count in leaf["counts"].items():
            whole[label] = whole.get(label, 0) + count
    return whole


def size_of(tree: Any) -> int:
    """The number of examples that come to a tree."""
    return sum(counts_of(tree).values())


def leaf_in_place_of(tree: Any) -> dict[str, Any]:
    """The leaf that would replace a tree: its counts, and the most frequent class, alphabetically first if tied."""
    counts = counts_of(tree)
    return {"label": min(counts, key=lambda label: (-counts[label], label)), "counts": counts}


def wrong_in(leaf: Any) -> int:
    """The number of examples of a leaf that have another class than its label."""
    return int(sum(leaf["counts"].values()) - leaf["counts"].get(leaf["label"], 0))


def errors_in(tree: Any) -> int:
    """The number of examples that a tree labels wrong."""
    return sum(map(wrong_in, leaves_of(tree)))


def inner_paths(tree: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of the nodes that test something, each before what is below it, in the order of the branches."""
    if is_node(tree):
        yield path
        for value, below in tree["branches"].items():
            yield from inner_paths(below, (*path, (tree["test"], value)))


def paths_from_below(tree: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of the nodes that test something, each after what is below it, in the order of the branches."""
    if is_node(tree):
        for value, below in tree["branches"].items():
            yield from paths_from_below(below, (*path, (tree["test"], value)))
        yield path


def subtree_at(tree: Any, path: Path) -> Any:
    """The tree below a path."""
    for _, value in path:
        tree = tree["branches"][value]
    return tree


def replaced(tree: Any, path: Path, subtree: Any) -> Any:
    """A tree with another subtree below a path."""
    if not path:
        return subtree
    (_, value), *rest = path
    return with_branches(tree, tree["branches"] | {value: replaced(tree["branches"][value], tuple(rest), subtree)})
