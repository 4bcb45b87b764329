"""Known mistakes with trees over numbers."""

from collections.abc import Mapping, Sequence
from functools import partial
from statistics import median
from typing import Any

from reference.trees.candidate_tests import Rows, branches_by, candidate_tests, is_numeric
from reference.trees.decision_tree import NodeTest, is_node
from reference.trees.id3 import majorities
from reference.trees.numeric_tree import Candidates, label_at_stop, numeric_tree, numeric_tree_predictions

Fit = Mapping[str, Any]


def predicted_with(fit: Fit, predict: Fit, candidates: Candidates, **conventions: Any) -> list[str]:
    """The labels of a tree with other candidate tests."""
    return numeric_tree_predictions(fit, predict, candidates=candidates, **conventions)


def equal_goes_below(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
    """Thresholds whose own value takes the branch below."""
    return [t if isinstance(t, str) else [t[0], "<=", t[2]] for t in candidate_tests(rows, attributes)]


def one_cut_each(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
    """One threshold for each number, its median at the node, or its mean where nothing is below the median."""
    found: list[NodeTest] = []
    for name in attributes:
        if not is_numeric(rows, name):
            found += candidate_tests(rows, [name])
            continue
        values = [row[name] for row in rows]
        for cut in (median(values), sum(values) / len(values)):
            if min(values) < cut:
                found.append([name, "<", cut])
                break
    return found


def at_values(rows: Rows, attributes: Sequence[str], *, higher: bool = True) -> list[NodeTest]:
    """Thresholds at the higher of two neighbouring values, or just above the lower."""
    found: list[NodeTest] = []
    for name in attributes:
        if not is_numeric(rows, name):
            found += candidate_tests(rows, [name])
            continue
        values = sorted({row[name] for row in rows})
        found += [[name, "<", value] for value in values[1:]] if higher else [[name, "<=", v] for v in values[:-1]]
    return found


def values_alone(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
    """Every attribute branches on each of its values, numbers too."""
    return [name for name in attributes if len({row[name] for row in rows}) > 1]


def equal_below(fit: Fit, predict: Fit) -> list[str]:
    """A value that equals the threshold goes below."""
    return predicted_with(fit, predict, equal_goes_below)


def middle_cuts(fit: Fit, predict: Fit) -> list[str]:
    """Only the median is tried as a threshold."""
    return predicted_with(fit, predict, one_cut_each)


def cuts_at_values(fit: Fit, predict: Fit) -> list[str]:
    """Thresholds are values of the table, the higher of two neighbours."""
    return predicted_with(fit, predict, at_values)


def cuts_at_lower_values(fit: Fit, predict: Fit) -> list[str]:
    """Thresholds are values of the table, the lower of two neighbours, which goes below."""
    return predicted_with(fit, predict, partial(at_values, higher=False))


def numbers_as_names(fit: Fit, predict: Fit) -> list[str]:
    """Numbers have a branch for each value."""
    return predicted_with(fit, predict, values_alone)


def cuts_of_the_table(fit: Fit, predict: Fit, *, last: bool = False) -> list[str]:
    """Thresholds are the midpoints of the whole table at every node; of tied ones the first, or the last."""
    whole = candidate_tests(fit["rows"], [name for name in fit["rows"][0] if name != fit["target"]])

    if last:
        whole.reverse()

    def candidates(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
        return [test for test in whole if len([part for part in branches_by(rows, test).values() if part]) > 1]

    return predicted_with(fit, predict, candidates)


def numbers_alone(fit: Fit, predict: Fit) -> list[str]:
    """A text is tested only where no number can be."""

    def candidates(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
        found = candidate_tests(rows, attributes)
        return [test for test in found if not isinstance(test, str)] or found

    return predicted_with(fit, predict, candidates)


def texts_first(fit: Fit, predict: Fit) -> list[str]:
    """A number is tested only where no text can be."""

    def candidates(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
        found = candidate_tests(rows, attributes)
        return [test for test in found if isinstance(test, str)] or found

    return predicted_with(fit, predict, candidates)


def table_majority_at_stops(fit: Fit, predict: Fit) -> list[str]:
    """A row whose text a node lacks has the most frequent class of the table."""
    label = majorities(fit["rows"], fit["target"])[0]

    def relabelled(tree: Any) -> Any:
        if not is_node(tree):
            return tree
        return {**tree, "label": label, "branches": {v: relabelled(below) for v, below in tree["branches"].items()}}

    tree = relabelled(numeric_tree(fit["rows"], fit["target"]))
    return [label_at_stop(tree, row) for row in predict["rows"]]
