"""What leaves store and say: labels, means, prototypes, probabilities; and how many leaves a joint tree has.

Blockeel, sections 4.6.4, 4.7.3 and 6.1.1; Flach, sections 5.1 and 5.2.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import multimode
from typing import Any

from reference.probability.estimates import laplace_estimate, m_estimate
from reference.trees.decision_tree import Row, leaf_of
from reference.trees.regression import exactly


def leaf_label(values: Sequence[Any], *, task: str = "classification", parent: Any = None) -> Any:
    """What a leaf stores: the most frequent class, the mean number, or for `clustering` the prototype, a mean point.

    Of tied classes the alphabetically first. A leaf without examples has what its parent would have: `parent`.
    Blockeel, section 4.7.3; Flach, section 5.1.

    >>> leaf_label(["+", "-", "+"]), leaf_label([1, 2, 6], task="regression"), leaf_label([], parent="-")
    ('+', 3.0, '-')
    >>> leaf_label([[1, 0], [2, 3]], task="clustering")
    [1.5, 1.5]
    """
    if not values:
        return parent
    if task == "classification":
        return min(multimode(values))
    if task == "regression":
        return float(sum(map(exactly, values), Fraction(0)) / len(values))
    return [leaf_label(coordinates, task="regression") for coordinates in zip(*values, strict=True)]


def labels_by_counts(leaves: Sequence[Mapping[str, int]]) -> list[str]:
    """The label of each leaf from the counts of its classes. Flach, section 5.2.

    >>> labels_by_counts([{"+": 29, "-": 10}, {"+": 1, "-": 25}])
    ['+', '-']
    """
    return [leaf_label([label for label, count in counts.items() for _ in range(count)]) for counts in leaves]


def predict_proba(
    tree: Any, row: Row, *, smoothing: str = "laplace", m: float = 2, prior: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The probability of each class at the leaf that a row reaches, from the `counts` there.

    `none`: their shares (Blockeel, section 6.1.1). `laplace`: one more for each class of the problem; all of them stand
    in `counts`. `m`: m more, spread by the prior, or equally (Flach, section 5.2).

    >>> leaf = {"label": "+", "counts": {"+": 8, "-": 2}}
    >>> [round(predict_proba(leaf, {}, smoothing=each)["+"], 3) for each in ("none", "laplace")]
    [0.8, 0.75]
    """
    counts = leaf_of(tree, row)["counts"]
    total, classes = sum(counts.values()), len(counts)
    if smoothing == "laplace":
        return {label: laplace_estimate(count, total, k=classes) for label, count in counts.items()}
    priors = prior or dict.fromkeys(counts, 1 / classes)
    extra = m if smoothing == "m" else 0
    return {label: m_estimate(count, total, m=extra, prior=priors[label]) for label, count in counts.items()}


def joint_tree_leaves(leaves_x: int, leaves_y: int) -> int:
    """The leaves of the smallest tree that predicts two targets at once, which depend on different attributes.

    The tree of one stands below each leaf of the other. Blockeel, exercise 4.3.

    >>> joint_tree_leaves(4, 4)
    16
    """
    return leaves_x * leaves_y


def leaf_probability(
    tree: Any, row: Row, label: str, smoothing: str, m: float = 2, prior: float | None = None
) -> float:
    """The probability of one class, as a part of a hand calculation; `prior` is that of this class."""
    priors = None if prior is None else dict.fromkeys(leaf_of(tree, row)["counts"], prior)
    return predict_proba(tree, row, smoothing=smoothing, m=m, prior=priors)[label]


def column_label(rows: Sequence[Row], column: str, task: str) -> Any:
    """What a leaf with these rows stores for one column, as a part of a hand calculation."""
    return leaf_label([row[column] for row in rows], task=task)


def prototype_part(rows: Sequence[Row], columns: Sequence[str], place: int) -> float:
    """One coordinate of the prototype of rows, as a part of a hand calculation."""
    found = leaf_label([[row[column] for column in columns] for row in rows], task="clustering")
    return float(found[place])


def empty_leaf(label: str) -> str:
    """What a leaf without examples predicts, whose parent would predict `label`, as a part of a hand calculation."""
    found: str = leaf_label([], parent=label)
    return found


def root_share(tree: Any, label: str) -> float:
    """The share of a class among all examples of a tree, as a part of a hand calculation."""
    counts = tree["counts"]
    return float(counts[label] / sum(counts.values()))


def joint_leaves(leaves_kind: int, leaves_price: int) -> int:
    """`joint_tree_leaves` of two trees, as a part of a hand calculation."""
    return joint_tree_leaves(leaves_kind, leaves_price)


def joint_tests(joint: int) -> int:
    """The number of tests of a tree whose tests have two branches, as a part of a hand calculation."""
    return joint - 1
