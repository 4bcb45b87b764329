"""Conditions on thresholds, pruning and trees of numbers."""

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import Any

from reference.information.entropy import conditional_entropy
from reference.information.gain import Rows
from reference.trees.decision_tree import Tree
from reference.trees.id3 import majorities
from reference.trees.mistakes.pruning import kept_where_unreached, labelled_by_pruning_rows, pruned_from_the_root
from reference.trees.mistakes.regression import (
    tree_by_deviations,
    tree_by_sample_variance,
    tree_by_unweighted_variance,
)
from reference.trees.mistakes.thresholds import (
    cut_by,
    cut_by_seen_class,
    first_class_of_sides,
    gini_of_sides,
    last_class_of_sides,
    threshold_by_unweighted_sides,
)
from reference.trees.pruning import nodes, reduced_error_pruning, with_value
from reference.trees.regression import spread
from reference.trees.thresholds import best_thresholds, candidate_thresholds, side_counts, threshold_gain

SAME = 1e-9  # gains that differ by less are tied, apart from rounding
APART = 0.05  # bits: gains that differ by less may change places when rounded


def one_best_threshold(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one threshold has the largest gain, and it does not split the rows in halves."""
    rows, attribute = args["rows"], args["attribute"]
    best = best_thresholds(rows, attribute, args["target"])
    below = sum(float(row[attribute]) < best[0] for row in rows)
    # else cutting in the middle would look right
    return len(best) == 1 and len(candidate_thresholds(rows, attribute)) > 3 and abs(below - len(rows) / 2) > 1


def mistaken_thresholds_clear(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one threshold has the least gain, one the purest sides unweighted, and one the most even sides."""
    rows, attribute, target = args["rows"], args["attribute"], args["target"]
    cuts = candidate_thresholds(rows, attribute)
    sides = [side_counts(rows, attribute, target, cut) for cut in cuts]
    gains = [threshold_gain(rows, attribute, target, cut) for cut in cuts]
    mixed = [fmean(conditional_entropy([side]) for side in both) for both in sides]
    # the three known mistakes; each must choose one threshold, or its answer would not be one
    uneven = [float(abs(sum(below) - sum(above))) for below, above in sides]
    return len(cuts) > 1 and all(second - least > SAME for least, second, *_ in map(sorted, (gains, mixed, uneven)))


def sides_disagree(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the unweighted mean of the sides' entropies would choose another threshold."""
    return threshold_by_unweighted_sides(args["rows"], args["attribute"], args["target"]) != expected


def gini_cuts_elsewhere(args: Mapping[str, Any], expected: float) -> bool:
    """Whether another threshold leaves a clearly smaller Gini index."""
    given = (args["rows"], args["attribute"], args["target"])
    least, own = (gini_of_sides(side_counts(*given, cut)) for cut in (cut_by(*given, measure=gini_of_sides), expected))
    return least < own - SAME  # where they are tied, rounding errors would choose


def one_class_cuts_elsewhere(args: Mapping[str, Any], expected: float) -> bool:
    """Whether entropies of one class against the rest would choose other thresholds, whichever class that is."""
    given = (args["rows"], args["attribute"], args["target"])
    found = [cut_by(*given, measure=measure) for measure in (first_class_of_sides, last_class_of_sides)]
    return expected not in (*found, cut_by_seen_class(*given))


def repeated_values_matter(args: Mapping[str, Any], expected: float) -> bool:
    """Whether another threshold would be best if rows with equal value and class counted once."""
    names = (args["attribute"], args["target"])
    different = dict.fromkeys(tuple(row[name] for name in names) for row in args["rows"])
    once = [dict(zip(names, each, strict=True)) for each in different]
    return expected not in best_thresholds(once, *names)


def threshold_gains_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the two gains of a hand calculation differ clearly, and neither is nearly zero."""
    low: float = expected["gain_low"]
    high: float = expected["gain_high"]
    return min(abs(low - high), low, high) > APART


def something_pruned(args: Mapping[str, Any], expected: Tree) -> bool:
    """Whether pruning removes some tests and keeps others."""
    return 0 < nodes(expected) < nodes(args["tree"])


def held_back_labels_clear(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether leaves labelled by the pruning rows have one possible label each, without ties."""
    target = args["target"]
    labels = sorted({row[target] for name in ("training", "pruning") for row in args[name]})
    other = dict(zip(labels, reversed(labels), strict=True))  # ties are broken by the alphabet
    # with the labels turned round, the alphabet breaks ties the other way: a tie shows as a difference
    training, pruning = ([row | {target: other[row[target]]} for row in args[name]] for name in ("training", "pruning"))
    turned = labelled_by_pruning_rows(with_labels(args["tree"], other), training, pruning, target)
    as_given = labelled_by_pruning_rows(args["tree"], args["training"], args["pruning"], target)
    return as_given == with_labels(turned, other)


def with_labels(tree: Tree, names: Mapping[str, str]) -> Tree:
    """The tree with its labels replaced by `names`."""
    if isinstance(tree, str):
        return names.get(tree, tree)
    return tree | {"branches": {value: with_labels(below, names) for value, below in tree["branches"].items()}}


def order_matters(args: Mapping[str, Any], expected: Tree) -> bool:
    """Whether pruning from the root downwards would give another tree."""
    return pruned_from_the_root(args["tree"], args["training"], args["pruning"], args["target"]) != expected


def unreached_matters(args: Mapping[str, Any], expected: Tree) -> bool:
    """Whether the tree would be another one if nodes that no pruning row reaches were kept."""
    return kept_where_unreached(args["tree"], args["training"], args["pruning"], args["target"]) != expected


def deviations_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a regression tree that adds up standard deviations would be another."""
    return grown_otherwise(tree_by_deviations, args, expected)


def inner_test_kept(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether reduced-error pruning keeps every test below the root, so that the tree as grown is compared last."""
    test, branches, target = args["tree"]["test"], args["tree"]["branches"], args["target"]
    return all(
        reduced_error_pruning(
            below, with_value(args["training"], test, value), with_value(args["pruning"], test, value), target
        )
        == below
        for value, below in branches.items()
    )


def weights_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a regression tree with unweighted branches would have other tests."""
    return grown_otherwise(tree_by_unweighted_variance, args, expected)


def divisor_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a regression tree whose variances divide by n - 1 would be another."""
    return grown_otherwise(tree_by_sample_variance, args, expected)


def grown_otherwise(mistaken: Callable[..., Any], args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a mistaken regression tree of the same rows differs from the right one."""
    return bool(mistaken(args["rows"], args["target"], min_variance=args["min_variance"]) != expected)


def variance_choice_clear(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both tests of a hand calculation leave some variance, and clearly different amounts."""
    size: float = expected["left_size"]
    age: float = expected["left_age"]
    whole = float(spread([row[args["target"]] for row in args["rows"]]))
    # a twentieth of the whole variance: clearly more than rounding on the way
    return min(size, age) > 1 and abs(size - age) > whole / 20


def training_explains_tree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether `tree` may come from `training`: every leaf has rows there, and a majority label of them."""

    def explained(tree: Tree, rows: Rows) -> bool:
        if not isinstance(tree, Mapping):
            return bool(rows) and tree in majorities(rows, args["target"])
        return all(
            explained(below, [row for row in rows if row[tree["test"]] == value])
            for value, below in tree["branches"].items()
        )

    return explained(args["tree"], args["training"])


def pruning_rows_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both errors of a pruning by hand are above 0 and differ from the numbers of right days."""
    days, errors = len(args["pruning"]), {expected["subtree"], expected["leaf"]}
    one_label = len(majorities(args["training"], args["target"])) == 1
    # counting the right days in the place of errors must give other numbers
    return one_label and min(errors) > 0 and not errors & {days - each for each in errors}
