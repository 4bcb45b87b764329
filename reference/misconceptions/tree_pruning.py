"""Known mistakes with thresholds, pruning and regression trees."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from statistics import fmean, median
from typing import Any

from reference.information import Rows, class_entropy, conditional_entropy, split_gain
from reference.pruning import errors_on, reduced_error_pruning, with_value
from reference.regression_trees import Numbers, exactly, groups_by, leaf_mean, spread
from reference.thresholds import candidate_thresholds, gain_at, side_counts, threshold_gain
from reference.trees import Tree, attributes_of, majorities


def threshold_of_least_gain(rows: Rows, attribute: str, target: str) -> float:
    """The threshold of the smallest gain."""
    return min(
        candidate_thresholds(rows, attribute), key=lambda threshold: threshold_gain(rows, attribute, target, threshold)
    )


def threshold_by_unweighted_sides(rows: Rows, attribute: str, target: str) -> float:
    """The threshold whose two sides have the smallest plain mean entropy."""

    def left(threshold: float) -> float:
        sides = side_counts(rows, attribute, target, threshold)
        return fmean(conditional_entropy([side]) for side in sides)

    return min(candidate_thresholds(rows, attribute), key=left)


def middle_threshold(rows: Rows, attribute: str, target: str) -> float:
    """The threshold that parts the rows most evenly."""
    half = len(rows) / 2

    def uneven(threshold: float) -> float:
        return abs(sum(float(row[attribute]) < threshold for row in rows) - half)

    return min(candidate_thresholds(rows, attribute), key=uneven)


def gain_of_every_value(rows: Rows, attribute: str, target: str, threshold: float) -> float:
    """A branch for every different value, whatever the threshold."""
    labels = sorted({row[target] for row in rows})
    values = sorted({float(row[attribute]) for row in rows})
    children = [
        [sum(float(row[attribute]) == value and row[target] == label for row in rows) for label in labels]
        for value in values
    ]
    return split_gain(children)


def entropy_left_at(rows: Rows, attribute: str, target: str, threshold: float) -> float:
    """The entropy that is left, not what is gained."""
    return class_entropy(rows, target) - threshold_gain(rows, attribute, target, threshold)


def unweighted_gain_at(rows: Rows, attribute: str, target: str, threshold: float) -> float:
    """The entropies of the two sides averaged as they are."""
    sides = [side for side in side_counts(rows, attribute, target, threshold) if sum(side)]
    return class_entropy(rows, target) - fmean(conditional_entropy([side]) for side in sides)


def left_for_gain(values: Sequence[float], labels: Sequence[str], threshold: float) -> float:
    """The entropy that is left at a threshold."""
    rows = [{"class": label} for label in labels]
    return class_entropy(rows, "class") - gain_at(values, labels, threshold)


def smaller_gain(low: float, high: float) -> str:
    """Which of two thresholds gains less."""
    return "high" if low > high else "low"


def pruned_by_training(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """Errors counted on the training rows."""
    return reduced_error_pruning(tree, training, training, target)


def pruned_if_better(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """A subtree kept where the leaf is as good."""
    return reduced_error_pruning(tree, training, pruning, target, on_tie="keep")


def labelled_by_pruning_rows(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """New leaves labelled by the pruning rows."""
    return reduced_error_pruning(tree, training, pruning, target, leaf_label="pruning")


def labelled_by_pruning_rows_if_any(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """New leaves labelled by the pruning rows, and by the training rows where no pruning row comes."""
    if isinstance(tree, str):
        return tree
    test = tree["test"]
    branches = {
        value: labelled_by_pruning_rows_if_any(
            below, with_value(training, test, value), with_value(pruning, test, value), target
        )
        for value, below in tree["branches"].items()
    }
    kept: Tree = {"test": test, "branches": branches}
    leaf = majorities(pruning or training, target)[0]
    return leaf if errors_on(leaf, pruning, target) <= errors_on(kept, pruning, target) else kept


def pruned_from_the_root(tree: Tree, training: Rows, pruning: Rows, target: str) -> Tree:
    """From the root downwards: a node is compared before what is below it was pruned."""
    if isinstance(tree, str) or not training:
        return tree
    leaf = majorities(training, target)[0]
    if errors_on(leaf, pruning, target) <= errors_on(tree, pruning, target):
        return leaf
    test = tree["test"]
    return {
        "test": test,
        "branches": {
            value: pruned_from_the_root(
                below, with_value(training, test, value), with_value(pruning, test, value), target
            )
            for value, below in tree["branches"].items()
        },
    }


def training_errors(tree: Tree, pruning: Rows, target: str) -> int:
    """How many rows the subtree labels right."""
    return len(pruning) - errors_on(tree, pruning, target)


def rights_of_leaf(label: str, pruning: Rows, target: str) -> int:
    """How many rows the leaf labels right."""
    return len(pruning) - errors_on(label, pruning, target)


def verdict_turned_around(subtree: float, leaf: float) -> str:
    """The subtree kept where the leaf errs no more."""
    return "keep" if leaf <= subtree else "prune"


def grown_by(
    left: Callable[[Any, str, str], Fraction],
    at_leaf: Callable[[Numbers], float],
    variance: Callable[[Numbers], Fraction] = spread,
) -> Any:
    """A regression tree with another measure of what a test leaves, other leaves, or another variance to end by."""

    def tree(rows: Any, target: str, min_variance: float = 0, features: Sequence[str] | None = None) -> Any:
        names = attributes_of(rows, target) if features is None else list(features)
        telling = [name for name in names if len({row[name] for row in rows}) > 1]
        if variance([row[target] for row in rows]) <= exactly(min_variance) or not telling:
            return at_leaf([row[target] for row in rows])
        test = min(telling, key=lambda name: left(rows, name, target))
        rest = [name for name in names if name != test]
        return {
            "test": test,
            "branches": {
                value: tree([row for row in rows if row[test] == value], target, min_variance, rest)
                for value in groups_by(rows, test, target)
            },
        }

    return tree


def weighted(rows: Any, attribute: str, target: str) -> Fraction:
    """The usual measure."""
    groups = groups_by(rows, attribute, target).values()
    return sum((len(group) * spread(group) for group in groups), Fraction(0)) / len(rows)


def unweighted(rows: Any, attribute: str, target: str) -> Fraction:
    """The plain mean of the groups' variances."""
    groups = list(groups_by(rows, attribute, target).values())
    return sum(map(spread, groups), Fraction(0)) / len(groups)


def middle_of(values: Numbers) -> float:
    """The median."""
    return float(median(map(exactly, values)))


def tree_with_medians(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Medians in the leaves."""
    return grown_by(weighted, middle_of)(rows, target, min_variance)


def tree_by_unweighted_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests chosen by the plain mean of the groups' variances."""
    return grown_by(unweighted, leaf_mean)(rows, target, min_variance)


def tree_by_most_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests that leave the most variance."""
    return grown_by(lambda *args: -weighted(*args), leaf_mean)(rows, target, min_variance)


def sample_variance(values: Numbers) -> Fraction:
    """The variance with n - 1 below; none for a single value."""
    return spread(values) * len(values) / (len(values) - 1) if len(values) > 1 else Fraction(0)


def tree_by_sample_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Variances with n - 1 below, as many libraries have them."""

    def left(rows: Any, attribute: str, target: str) -> Fraction:
        groups = groups_by(rows, attribute, target).values()
        return sum((len(group) * sample_variance(group) for group in groups), Fraction(0)) / len(rows)

    return grown_by(left, leaf_mean, sample_variance)(rows, target, min_variance)


def sample_spread(rows: Any, target: str) -> float:
    """The variance with n - 1 below."""
    values = [row[target] for row in rows]
    return float(spread(values) * len(values) / (len(values) - 1))


def unweighted_left(rows: Any, target: str, attribute: str) -> float:
    """The plain mean of the groups' variances, as a part."""
    return float(unweighted(rows, attribute, target))


def most_of(**left: float) -> str:
    """The name of the largest number."""
    return max(left, key=lambda name: left[name])
