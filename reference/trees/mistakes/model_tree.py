"""Known mistakes with trees of numbers and of options."""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.candidate_tests import branches_by, candidate_tests
from reference.trees.decision_tree import Row, is_node, outcome
from reference.trees.missing import votes_at
from reference.trees.model_tree import (
    Rows,
    line_table,
    model_tree,
    model_tree_predictions,
    model_value,
    multi_target_tree,
    within_squares,
)
from reference.trees.option_tree import combined, winners
from reference.trees.regression import exactly, leaf_mean, spread

Weights = Mapping[str, Fraction]


def regression_tree_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any], min_size: int) -> list[float]:
    """The means of the leaves, in the place of their models."""
    tree = means_in_leaves(line_table(fit["xs"], fit["ys"]), min_size)
    return [reached(tree, x) for x in predict["xs"]]


def means_in_leaves(rows: Rows, min_size: int) -> Any:
    """The model tree with the mean of its rows in each leaf."""

    def filled(tree: Any, here: Rows) -> Any:
        if not is_node(tree):
            return leaf_mean([row["y"] for row in here])
        parts = branches_by(here, tree["test"])
        return {"test": tree["test"], "branches": {v: filled(below, parts[v]) for v, below in tree["branches"].items()}}

    return filled(model_tree(rows, "y", min_size=min_size), rows)


def reached(tree: Any, x: float) -> float:
    """The number in the leaf that x reaches."""
    while is_node(tree):
        tree = tree["branches"][outcome(tree["test"], {"x": x})]
    return float(tree)


def one_line(fit: Mapping[str, Any], predict: Mapping[str, Any], min_size: int) -> list[float]:
    """One line for all points, without any test."""
    weights = model_tree(line_table(fit["xs"], fit["ys"]), "y", min_size=len(fit["xs"]) + 1)["weights"]
    return [weights[0] + weights[1] * x for x in predict["xs"]]


def one_test(fit: Mapping[str, Any], predict: Mapping[str, Any], min_size: int) -> list[float]:
    """A single test with a line on each side."""
    rows = line_table(fit["xs"], fit["ys"])
    tree = model_tree(rows, "y", min_size=min_size)
    parts = branches_by(rows, tree["test"]) if is_node(tree) else {None: list(rows)}
    lines = {key: model_tree(part, "y", min_size=len(rows))["weights"] for key, part in parts.items()}
    ends = [lines[outcome(tree["test"], {"x": x}) if is_node(tree) else None] for x in predict["xs"]]
    return [float(exactly(w[0]) + exactly(w[1]) * exactly(x)) for w, x in zip(ends, predict["xs"], strict=True)]


def flat_options(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """All leaves that are reached count alike, however they are nested."""

    def leaves(below: Any) -> list[Any]:
        if isinstance(below, Mapping) and "options" in below:
            return [leaf for each in below["options"] for leaf in leaves(each)]
        return leaves(below["branches"][outcome(below["test"], row)]) if is_node(below) else [below]

    return mean_of([votes_at(leaf, "label" if combine == "vote" else "distribution") for leaf in leaves(tree)])


def mean_of(votes: Sequence[Weights]) -> dict[str, float]:
    """The mean of several weights of the classes."""
    labels = dict.fromkeys(label for each in votes for label in each)
    return {label: float(sum((v.get(label, Fraction(0)) for v in votes), Fraction(0)) / len(votes)) for label in labels}


def pooled_options(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """The counts of all leaves that are reached, added up, and divided by their sum."""

    def counts(below: Any) -> dict[str, float]:
        if isinstance(below, Mapping) and "options" in below:
            parts = [counts(each) for each in below["options"]]
            return {label: sum(part.get(label, 0) for part in parts) for part in parts for label in part}
        if is_node(below):
            return counts(below["branches"][outcome(below["test"], row)])
        return dict(below["counts"])

    if combine == "vote":
        return {label: float(weight) for label, weight in combined(tree, row, combine).items()}
    found = counts(tree)
    return {label: count / sum(found.values()) for label, count in found.items()}


def first_option(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """Only the first option of each node is followed."""
    while isinstance(tree, Mapping) and ("options" in tree or is_node(tree)):
        tree = tree["options"][0] if "options" in tree else tree["branches"][outcome(tree["test"], row)]
    votes = votes_at(tree, "label" if combine == "vote" else "distribution")
    return {label: float(weight) for label, weight in votes.items()}


def shares_passed_up(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """An option with options below passes its shares of votes on, in the place of one vote."""
    if isinstance(tree, Mapping) and "options" in tree:
        return mean_of([exact(shares_passed_up(each, row, combine)) for each in tree["options"]])
    if is_node(tree):
        return shares_passed_up(tree["branches"][outcome(tree["test"], row)], row, combine)
    return {k: float(v) for k, v in votes_at(tree, "label" if combine == "vote" else "distribution").items()}


def exact(weights: Mapping[str, float]) -> dict[str, Fraction]:
    """Floats as the fractions with small denominators that they were."""
    return {label: Fraction(weight).limit_denominator(10**9) for label, weight in weights.items()}


def only_winner(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """All weight for the class that wins in the end."""
    return {label: float(weight) for label, weight in winners(combined(tree, row, combine)).items()}


def vote_always(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """Votes, whatever is asked."""
    return {label: float(weight) for label, weight in combined(tree, row, "vote").items()}


def average_always(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """Averages, whatever is asked."""
    return {label: float(weight) for label, weight in combined(tree, row, "average").items()}


Score = Callable[[Rows, Sequence[str]], Any]


def targets_by(score: Score, rows: Rows, targets: Sequence[str], min_size: int, weighted: bool = False) -> Any:
    """The tree that predicts several targets and whose tests leave the least by another score of the branches."""
    names = [name for name in rows[0] if name not in targets]
    tests = candidate_tests(rows, names) if len(rows) >= min_size and within_squares(rows, targets) else []
    if not tests:
        return multi_target_tree(rows, targets, min_size=len(rows) + 1)
    test = min(tests, key=lambda each: sum(score(part, targets) for part in branches_by(rows, each).values()))
    parts = branches_by(rows, test)
    return {"test": test, "branches": {v: targets_by(score, part, targets, min_size) for v, part in parts.items()}}


def targets_by_first(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the first target alone."""
    return targets_by(lambda part, _: within_squares(part, targets[:1]), rows, targets, min_size)


def targets_by_last(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the last target alone."""
    return targets_by(lambda part, _: within_squares(part, targets[-1:]), rows, targets, min_size)


def targets_by_variances(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the variances of the branches, added up without weights."""
    return targets_by(lambda part, _: sum(spread([row[t] for row in part]) for t in targets), rows, targets, min_size)


def targets_by_deviations(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the distances of the rows from the means, not squared."""

    def far(part: Rows, _: Sequence[str]) -> float:
        centres = [leaf_mean([row[t] for row in part]) for t in targets]
        return math.fsum(math.dist([row[t] for t in targets], centres) for row in part)

    return targets_by(far, rows, targets, min_size)


def targets_by_sum(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the squared distances of the sum of the targets from its mean."""

    def score(part: Rows, _: Sequence[str]) -> Fraction:
        return len(part) * spread([sum((exactly(row[t]) for t in targets), Fraction(0)) for row in part])

    return targets_by(score, rows, targets, min_size)


def targets_scaled(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """Tests by the squares of targets that are divided by their variance in the table."""
    scale = {target: spread([row[target] for row in rows]) or Fraction(1) for target in targets}

    def score(part: Rows, _: Sequence[str]) -> Fraction:
        return sum((within_squares(part, [target]) / scale[target] for target in targets), Fraction(0))

    return targets_by(score, rows, targets, min_size)


def exchanged_sides(rows: Rows, targets: Sequence[str], min_size: int) -> Any:
    """The right tree whose conditions have their branches exchanged."""

    def turned(tree: Any) -> Any:
        if not is_node(tree):
            return tree
        below = {value: turned(branch) for value, branch in tree["branches"].items()}
        if not isinstance(tree["test"], str):
            below = {"yes": below["no"], "no": below["yes"]}
        return {"test": tree["test"], "branches": below}

    return turned(multi_target_tree(rows, targets, min_size=min_size))


def zero_where_no_line(fit: Mapping[str, Any], predict: Mapping[str, Any], min_size: int) -> list[float]:
    """A leaf whose points have the same x predicts 0."""
    rows = line_table(fit["xs"], fit["ys"])
    tree = model_tree(rows, "y", min_size=min_size)
    found = []
    for x in predict["xs"]:
        here: Rows = rows
        below = tree
        while is_node(below):
            taken = outcome(below["test"], {"x": x})
            here, below = branches_by(here, below["test"])[taken], below["branches"][taken]
        constant, slope = below["weights"]
        found.append(
            0.0 if len({row["x"] for row in here}) == 1 else float(exactly(constant) + exactly(slope) * exactly(x))
        )
    return found


def tied_to_the_first(tree: Any, row: Row, combine: str) -> dict[str, float]:
    """Of tied classes below an option node, the first gets its vote."""

    def below(each: Any) -> dict[str, Fraction]:
        if isinstance(each, Mapping) and "options" in each:
            results = [below(option) for option in each["options"]]
            if combine == "vote":
                results = [{max(result, key=lambda label: result[label]): Fraction(1)} for result in results]
            return exact(mean_of(results))
        if is_node(each):
            return below(each["branches"][outcome(each["test"], row)])
        return dict(votes_at(each, "label" if combine == "vote" else "distribution"))

    return {label: float(weight) for label, weight in below(tree).items()}


def other_leaf(tree: Any, row: Row, features: Sequence[str]) -> float:
    """What the leaf on the other side of the only test predicts."""
    other = {"yes": "no", "no": "yes"}[outcome(tree["test"], row)]
    return float(model_value(tree["branches"][other]["weights"], features, row))


def sides_not_weighted(fit: Mapping[str, Any], predict: Mapping[str, Any], min_size: int) -> list[float]:
    """Tests by the variances of the two sides, added up without weights."""
    return model_tree_predictions(
        fit, predict, min_size=min_size, criterion=lambda part: spread([row["y"] for row in part])
    )
