"""How large a tree is, what its size costs, and how its accuracy changes with it.

Blockeel, sections 4.3.3, 4.4, 4.6.2 and 6.2; Kubat, section 6.2; Flach, section 5.2. Blockeel counts all nodes of a
tree, leaves included; CART counts leaves, Kubat tests.
"""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from reference.information.gain import Rows, information_gain
from reference.trees.cost_complexity import share_right
from reference.trees.counted_tree import counts_of, label_of, leaf_in_place_of, leaves_of, wrong_in
from reference.trees.decision_tree import classify, is_node


class TreeSize(NamedTuple):
    """The size of a tree: its tests, leaves, nodes of both kinds, longest path, and the tests that a row takes."""

    tests: int
    leaves: int
    nodes: int
    depth: int
    average_tests: Fraction | None  # None without rows


def taken_tests(tree: Any, row: Mapping[str, Any]) -> int:
    """The number of tests that a row takes on its way to a leaf."""
    return 1 + taken_tests(tree["branches"][row[tree["test"]]], row) if is_node(tree) else 0


def number_of_tests(tree: Any) -> int:
    """The number of nodes that test something."""
    return 1 + sum(map(number_of_tests, tree["branches"].values())) if is_node(tree) else 0


def depth_of(tree: Any) -> int:
    """The number of tests on the longest path."""
    return 1 + max(map(depth_of, tree["branches"].values())) if is_node(tree) else 0


def tree_size(tree: Any, rows: Rows | None = None) -> TreeSize:
    """The size of a tree by every count that the books use; `average_tests` is the mean over the rows.

    >>> tree = {"test": "a", "branches": {"u": "y", "v": {"test": "b", "branches": {"x": "y", "y": "n"}}}}
    >>> tree_size(tree, [{"a": "u", "b": "x"}, {"a": "v", "b": "x"}, {"a": "u", "b": "y"}])[:4]
    (2, 3, 5, 2)
    """
    tests, leaves = number_of_tests(tree), len(leaves_of(tree))
    average = Fraction(sum(taken_tests(tree, row) for row in rows), len(rows)) if rows else None
    return TreeSize(tests, leaves, tests + leaves, depth_of(tree), average)


def training_loss(tree: Any, rows: Rows, target: str, loss: str = "error") -> float:
    """The share of rows labelled wrong, or, with `loss` "squared", the mean squared error of predicted numbers."""
    if loss == "error":
        return float(1 - share_right(tree, rows, target))
    # a regression tree has the same form, with numbers for labels
    errors: list[float] = [(float(row[target]) - float(classify(tree, row) or 0)) ** 2 for row in rows]
    return math.fsum(errors) / len(rows)


def tree_cost(tree: Any, rows: Rows, target: str, *, alpha: float, size: str = "nodes", loss: str = "error") -> float:
    """The training loss plus `alpha` for each node, or for each leaf. Blockeel, sections 4.4 and 4.6.2; CART.

    >>> rows = [{"a": "u", "c": "y"}, {"a": "v", "c": "n"}, {"a": "v", "c": "y"}, {"a": "v", "c": "n"}]
    >>> tree_cost({"test": "a", "branches": {"u": "y", "v": "n"}}, rows, "c", alpha=0.01)
    0.28
    """
    found = tree_size(tree)
    return penalised(training_loss(tree, rows, target, loss), found.nodes if size == "nodes" else found.leaves, alpha)


def penalised(error: float, nodes: float, alpha: float) -> float:
    """An error plus `alpha` for each node, or whatever is counted."""
    return error + alpha * nodes


def should_prune(n_removed: int, delta: float, alpha: float) -> bool:
    """Whether pruning pays: the penalty of the removed nodes is above the rise of the loss. Blockeel, section 4.4.

    >>> should_prune(6, 0.0, 0.01), should_prune(2, 0.02, 0.01)
    (True, False)
    """
    return n_removed * alpha > delta


def cost_verdict(n_removed: int, delta: float, alpha: float) -> str:
    """`prune` or `keep`, as a part of a hand calculation."""
    return "prune" if should_prune(n_removed, delta, alpha) else "keep"


def all_nodes(tree: Any) -> int:
    """The number of nodes of a tree, leaves included, as a part of a hand calculation."""
    return tree_size(tree).nodes


def share_wrong(tree: Any, rows: Rows, target: str) -> float:
    """The share of rows that a tree labels wrong, as a part of a hand calculation."""
    return training_loss(tree, rows, target)


def rise_of_error(pruned: Any, rows: Rows, target: str, error: float) -> float:
    """By how much the share of errors rises when a tree is pruned, as a part of a hand calculation."""
    return training_loss(pruned, rows, target) - error


def link_of_rise(rise: float, leaves: int, *, per: str = "leaves_minus_1") -> float:
    """The rise of the share of errors for each leaf that is saved, as a part of a hand calculation."""
    return rise / (leaves - 1 if per == "leaves_minus_1" else leaves)


class CurvePoint(NamedTuple):
    """A tree as a point of two curves: its nodes, and its accuracy on training and on validation rows."""

    nodes: int
    training: float
    validation: float


def size_accuracy_curve(trees: Sequence[Any], train: Rows, validation: Rows, target: str) -> list[CurvePoint]:
    """The size and both accuracies of every tree, in their order. Blockeel, section 4.4, figure 4.3.

    >>> rows = [{"a": "u", "c": "y"}, {"a": "v", "c": "n"}]
    >>> trees = ["y", {"test": "a", "branches": {"u": "y", "v": "n"}}]
    >>> [tuple(point) for point in size_accuracy_curve(trees, rows, rows[:1], "c")]
    [(1, 0.5, 1.0), (3, 1.0, 1.0)]
    """
    return [
        CurvePoint(
            tree_size(tree).nodes,
            float(share_right(tree, train, target)),
            float(share_right(tree, validation, target)),
        )
        for tree in trees
    ]


class CurveReading(NamedTuple):
    """What the curves show: their points, the place of the tree with the best validation accuracy, and overfitting."""

    curve: list[list[float]]
    best: int


def read_curve(trees: Sequence[Any], train: Rows, validation: Rows, target: str) -> CurveReading:
    """The curves, and the index of the tree to take: best on the validation rows, the smallest of equally good ones."""
    curve = size_accuracy_curve(trees, train, validation, target)
    best = min(range(len(curve)), key=lambda place: (-curve[place].validation, curve[place].nodes))
    return CurveReading([list(point) for point in curve], best)


def collapse(tree: Any, *, rule: str = "same_label") -> Any:
    """A tree with counted leaves in which subtrees that predict one label are leaves, from below; counts are added.

    Flach, section 5.2: all leaves below have one label. Blockeel, section 4.4, asks for equal purity in training
    (`rule` "no_purity_gain"): a leaf in its place makes no more errors. The two agree where leaves have their majority.

    >>> leaf = lambda label, yes, no: {"label": label, "counts": {"yes": yes, "no": no}}
    >>> collapse({"test": "a", "branches": {"u": leaf("no", 1, 3), "v": leaf("no", 0, 6)}})
    {'label': 'no', 'counts': {'yes': 1, 'no': 9}}
    """
    if not is_node(tree):
        return tree
    kept = {
        "test": tree["test"],
        "branches": {value: collapse(below, rule=rule) for value, below in tree["branches"].items()},
    }
    leaves = leaves_of(kept)
    labels = {label_of(leaf) for leaf in leaves}
    if rule == "no_purity_gain":
        leaf = leaf_in_place_of(kept)
        return leaf if wrong_in(leaf) == sum(map(wrong_in, leaves)) else kept
    return {"label": label_of(leaves[0]), "counts": counts_of(kept)} if len(labels) == 1 else kept


def attribute_influence(tree: Any, rows: Rows, target: str) -> dict[str, float]:
    """For each attribute in a tree the gains of its tests, in bits, weighted by the share of the rows that come there.

    Blockeel, exercise 6.4, leaves the measure open; a test that no row comes to adds nothing.

    >>> rows = [{"a": a, "c": a} for a in "uuvv"]
    >>> attribute_influence({"test": "a", "branches": {"u": "u", "v": "v"}}, rows, "c")
    {'a': 1.0}
    """
    found: dict[str, float] = {}
    for attribute, here in reached_rows(tree, rows):
        found[attribute] = found.get(attribute, 0.0) + weighted_gain(attribute, here, len(rows), target)
    return found


def weighted_gain(attribute: str, here: Rows, n: int, target: str) -> float:
    """The gain of one test times the share of all `n` rows that come to it."""
    return len(here) / n * information_gain(here, attribute, target) if here else 0.0


def reached_rows(tree: Any, rows: Rows) -> list[tuple[str, Rows]]:
    """Every test of a tree with the rows that come to it, the root first."""
    if not is_node(tree):
        return []
    test, branches = tree["test"], tree["branches"]
    below = [reached_rows(branches[value], [row for row in rows if row[test] == value]) for value in branches]
    return [(test, rows), *(found for each in below for found in each)]


def influence_of_two(
    first_counts: Sequence[Sequence[int]], first: float, second_counts: Sequence[Sequence[int]], second: float, n: int
) -> float:
    """The influence of an attribute that two nodes test, as a part of a hand calculation."""
    return (sum(map(sum, first_counts)) * first + sum(map(sum, second_counts)) * second) / n


def influence_of(tree: Any, rows: Rows, target: str, attribute: str) -> float:
    """The influence of one attribute, as a part of a hand calculation; 0 for one that is not tested."""
    return attribute_influence(tree, rows, target).get(attribute, 0.0)
