"""Conditions on trees and the tests in them."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from reference.information.gain import information_gain
from reference.trees.id3 import id3_tied_labels
from reference.trees.mistakes.empty_branches import with_table_majority_in_empty_branches
from reference.trees.mistakes.id3 import predictions_with_table_majority, tree_by
from reference.trees.mistakes.splitting import Score, purity, ratio, rows_right, small_gini
from reference.trees.splitting import attributes_of, ranked_attributes
from reference.trees.verify import id3_flaws

CLEAR = 0.005  # the difference of two attributes in gain, and in the other score, if these disagree
APART = 0.02  # gains that differ by less might change places when entropies are rounded to two decimals


def gains_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether any two attributes of `rows` have gains so different that early rounding cannot exchange them."""
    *_, last = args["rows"][0]
    target = args.get("target", last)
    gains = [information_gain(args["rows"], name, target) for name in attributes_of(args["rows"], target)]
    return all(abs(one - other) > APART for one, other in combinations(gains, 2))


def repeated_rows_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the attributes have another order by gain if every row counts once, however often it occurs."""
    once = [dict(items) for items in dict.fromkeys(tuple(row.items()) for row in args["rows"])]
    return ranked_attributes(once, args["target"]) != ranked_attributes(args["rows"], args["target"])


def ratio_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether gain and gain ratio clearly choose different attributes on all rows."""
    return chosen_otherwise(args, ratio)


def measures_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the gain clearly chooses another attribute than Gini index, gain ratio and unweighted entropies do.

    Else a student who splits by another measure would get nearly every mark: the measures seldom disagree.
    """
    return all(chosen_otherwise(args, score) for score in (small_gini, ratio, purity))


def errors_and_gini_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether two attributes have one order by the errors of their branches and another by the Gini index."""
    rows, target = args["rows"], args["target"]
    scores = [(rows_right(rows, name, target), small_gini(rows, name, target)) for name in attributes_of(rows, target)]
    return any((one[0] - other[0]) * (one[1] - other[1]) < -CLEAR for one, other in combinations(scores, 2))


def chosen_otherwise(args: Mapping[str, Any], score: Score) -> bool:
    """Whether gain and another score clearly choose different attributes on all rows."""
    given = args.get("fit", args)
    rows, target = given["rows"], given["target"]
    gains = {name: information_gain(rows, name, target) for name in attributes_of(rows, target)}
    scores = {name: score(rows, name, target) for name in gains}
    best, other = max(gains, key=lambda name: gains[name]), max(scores, key=lambda name: scores[name])
    return gains[best] - gains[other] > CLEAR and scores[other] - scores[best] > CLEAR


def root_gains_mislead(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the gains on all rows choose another attribute than the gains at a node, somewhere below the root."""
    rows, target = args["rows"], args["target"]
    return bool(id3_flaws(tree_by(rows, target, on_all_rows=True), rows, target))


def empty_branches_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the most frequent class of the table is wrong in empty branches below half of the rows or more."""
    rows, target = args["rows"], args["target"]
    mistaken = with_table_majority_in_empty_branches(rows, target)
    return sum(flaw.weight for flaw in id3_flaws(mistaken, rows, target)) >= 0.5


def node_majority_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the most frequent class of the table is a wrong label for some row whose value a node lacks."""
    fit, predict = args["fit"], args["predict"]
    mistaken = predictions_with_table_majority(fit, predict)
    return any(label not in right for label, right in zip(mistaken, id3_tied_labels(fit, predict), strict=True))
