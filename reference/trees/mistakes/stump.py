"""Known mistakes with decision stumps. Each gives the labels of new rows."""

from collections.abc import Mapping
from typing import Any

from reference.trees.stump import (
    best_stump_tests,
    branch_of,
    class_weights,
    heaviest,
    stump_branches,
    stump_label,
    stump_predictions,
    stump_tests,
    stump_with,
    weighted_error,
)

Call = Mapping[str, Any]


def unweighted(fit: Call) -> dict[str, Any]:
    """The examples, each with weight 1."""
    return {**fit, "weights": [1] * len(fit["rows"])}


def stump_without_weights(fit: Call, predict: Call) -> list[str]:
    """Every row counts once."""
    return stump_predictions(unweighted(fit), predict)


def multiway_stump(fit: Call, predict: Call) -> list[str]:
    """The test has a branch for each value."""
    return stump_predictions(fit, predict, binary=False)


def stump_by_gain(fit: Call, predict: Call) -> list[str]:
    """The test has the largest information gain."""
    return stump_predictions(fit, predict, criterion="gain")


def stump_of_largest_error(fit: Call, predict: Call) -> list[str]:
    """The test has the largest error."""
    rows, target, weights = fit["rows"], fit["target"], fit["weights"]
    tests = stump_tests(rows, [name for name in rows[0] if name != target], binary=True)
    worst = max(tests, key=lambda test: weighted_error(stump_branches(rows, target, weights, test)))
    stump = stump_with(rows, target, weights, worst)
    return [stump_label(stump, row) for row in predict["rows"]]


def labels_without_weights(fit: Call, predict: Call) -> list[str]:
    """The test is chosen by weights, the labels are those of the most rows."""
    rows, target = fit["rows"], fit["target"]
    names = [name for name in rows[0] if name != target]
    test = best_stump_tests(rows, names, target, weights=fit["weights"], binary=True)[0]
    stump = stump_with(rows, target, unweighted(fit)["weights"], test)
    return [stump_label(stump, row) for row in predict["rows"]]


def first_class_in_empty_branch(
    fit: Call, predict: Call, criterion: str = "weighted_error", binary: bool = True
) -> list[str]:
    """A branch without rows predicts the first class that is not the heaviest of all."""
    rows, target, weights = fit["rows"], fit["target"], fit["weights"]
    names = [name for name in rows[0] if name != target]
    test = best_stump_tests(rows, names, target, weights=weights, binary=True)[0]
    overall = class_weights(rows, target, weights)
    other = next((label for label in overall if label not in heaviest(overall)), "")
    found = []
    for row in predict["rows"]:
        by_class = stump_branches(rows, target, weights, test)[branch_of(row, test)]
        found.append(heaviest(by_class)[0] if by_class else other)
    return found
