"""Known mistakes with the size of a tree, and with curves over it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.information.gain import Rows
from reference.trees.counted_tree import counts_of, leaves_of
from reference.trees.decision_tree import is_node
from reference.trees.tree_size import (
    CurveReading,
    TreeSize,
    collapse,
    depth_of,
    number_of_tests,
    read_curve,
    size_accuracy_curve,
    tree_size,
)


def path_lengths(tree: Any, length: int = 0) -> list[int]:
    """The number of tests on the path to every leaf."""
    return (
        [n for below in tree["branches"].values() for n in path_lengths(below, length + 1)]
        if is_node(tree)
        else [length]
    )


def averaged_over_leaves(tree: Any, rows: Rows) -> TreeSize:
    """The average over leaves."""
    lengths = path_lengths(tree)
    return tree_size(tree, rows)._replace(average_tests=Fraction(sum(lengths), len(lengths)))


def depth_in_nodes(tree: Any, rows: Rows) -> TreeSize:
    """The longest path with its leaf."""
    return tree_size(tree, rows)._replace(depth=depth_of(tree) + 1)


def leaves_as_tests(tree: Any, rows: Rows) -> TreeSize:
    """Tests that include the leaves."""
    right = tree_size(tree, rows)
    return right._replace(tests=right.nodes)


def nodes_without_leaves(tree: Any, rows: Rows) -> TreeSize:
    """Nodes that are tests only."""
    return tree_size(tree, rows)._replace(nodes=number_of_tests(tree))


def as_if_binary(tree: Any, rows: Rows) -> TreeSize:
    """One leaf more than there are tests."""
    tests = number_of_tests(tree)
    return tree_size(tree, rows)._replace(leaves=tests + 1, nodes=2 * tests + 1)


def shortest_path(tree: Any, rows: Rows) -> TreeSize:
    """The depth of the shortest path."""
    return tree_size(tree, rows)._replace(depth=min(path_lengths(tree)))


def leaves_for_nodes(trees: Sequence[Any], train: Rows, validation: Rows, target: str) -> CurveReading:
    """Sizes in leaves."""
    right = read_curve(trees, train, validation, target)
    return right._replace(
        curve=[[len(leaves_of(tree)), *shares] for tree, (_, *shares) in zip(trees, right.curve, strict=True)]
    )


def tests_for_nodes(trees: Sequence[Any], train: Rows, validation: Rows, target: str) -> CurveReading:
    """Sizes in tests."""
    right = read_curve(trees, train, validation, target)
    return right._replace(
        curve=[[number_of_tests(tree), *shares] for tree, (_, *shares) in zip(trees, right.curve, strict=True)]
    )


def errors_for_accuracy(trees: Sequence[Any], train: Rows, validation: Rows, target: str) -> CurveReading:
    """Shares of errors."""
    right = read_curve(trees, train, validation, target)
    return right._replace(curve=[[n, 1 - one, 1 - other] for n, one, other in right.curve])


def best_by(trees: Sequence[Any], train: Rows, validation: Rows, target: str, how: str) -> CurveReading:
    """The best tree by another rule: training accuracy, the first or the last or the largest of the tied ones."""
    curve = size_accuracy_curve(trees, train, validation, target)
    keys: dict[str, Any] = {
        "training": lambda n: (-curve[n].training, curve[n].nodes),
        "first": lambda n: -curve[n].validation,
        "last": lambda n: (-curve[n].validation, -n),
        "largest": lambda n: (-curve[n].validation, -curve[n].nodes),
        "both": lambda n: (-curve[n].validation, -curve[n].training, curve[n].nodes),
    }
    return CurveReading([list(point) for point in curve], min(range(len(curve)), key=keys[how]))


def collapsed_once(tree: Any) -> Any:
    """Only nodes whose children are leaves as given are merged."""
    if not is_node(tree):
        return tree
    branches = list(tree["branches"].values())
    if not any(map(is_node, branches)):
        return collapse(tree)
    return {
        "test": tree["test"],
        "branches": {value: collapsed_once(below) for value, below in tree["branches"].items()},
    }


def collapsed_without_counts(tree: Any) -> Any:
    """A merged leaf with the counts of its first leaf."""
    if not is_node(tree):
        return tree
    kept = {value: collapsed_without_counts(below) for value, below in tree["branches"].items()}
    leaves = leaves_of({"test": tree["test"], "branches": kept})
    same = len({leaf["label"] for leaf in leaves}) == 1
    return leaves[0] if same else {"test": tree["test"], "branches": kept}


def collapsed_pairs(tree: Any) -> Any:
    """Nodes are merged if any two of their leaves agree with the first: only the first and the last are compared."""
    if not is_node(tree):
        return tree
    kept = {value: collapsed_pairs(below) for value, below in tree["branches"].items()}
    first, *_, last = [*kept.values(), *list(kept.values())[-1:]]
    ends = [first, last]
    whole = {"test": tree["test"], "branches": kept}
    if any(map(is_node, ends)) or ends[0]["label"] != ends[1]["label"]:
        return whole
    return {"label": ends[0]["label"], "counts": counts_of(whole)}


def collapsed_to_majority(tree: Any) -> Any:
    """A merged leaf has the class of the largest count as its label."""
    if not is_node(tree):
        return tree
    branches = {value: collapsed_to_majority(below) for value, below in tree["branches"].items()}
    kept = {"test": tree["test"], "branches": branches}
    if len({leaf["label"] for leaf in leaves_of(kept)}) > 1:
        return kept
    counts = counts_of(kept)
    return {"label": max(counts, key=lambda label: counts[label]), "counts": counts}
