"""Decision stumps: trees of one test, on weighted examples. Witten, section 8.4.

A binary stump asks whether an attribute has a value, a multiway stump has a branch for each value that occurs. The
book leaves open which, and how the test is chosen: `criterion` is the weighted error, or the information gain of the
weighted classes. Errors are compared in Fractions of what is written, gains with a tolerance.
"""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from reference.information.gain import Rows, split_gain

Weights = Sequence[float]
Test = str | tuple[str, str]  # an attribute with a branch for each value, or a value that it is tested for
Stump = dict[str, Any]
SAME_GAIN = 1e-12  # gains of floats that differ by less are tied


def class_weights(rows: Rows, target: str, weights: Weights) -> dict[str, Fraction]:
    """The weight of each class that occurs, in the order of its first occurrence."""
    found: dict[str, Fraction] = {}
    for row, weight in zip(rows, weights, strict=True):
        # through text: 0.1 is then a tenth, and ties are ties
        found[row[target]] = found.get(row[target], Fraction(0)) + Fraction(str(weight))
    return found


def heaviest(by_class: Mapping[str, Fraction]) -> list[str]:
    """All classes of the largest weight."""
    return [label for label, weight in by_class.items() if weight == max(by_class.values())]


def branch_of(row: Mapping[str, str], test: Test) -> str:
    """The branch that a row takes: `yes` or `no` of a value that is tested for, or its value."""
    if isinstance(test, str):
        return row[test]
    attribute, value = test
    return "yes" if row[attribute] == value else "no"


def stump_tests(rows: Rows, attributes: Sequence[str], *, binary: bool = False) -> list[Test]:
    """The tests that a stump may have, in the order of the attributes and of their first values.

    >>> stump_tests([{"a": "u", "b": "x"}, {"a": "v", "b": "x"}], ["a", "b"], binary=True)
    [('a', 'u'), ('a', 'v'), ('b', 'x')]
    """
    if not binary:
        return list(attributes)
    return [(name, value) for name in attributes for value in dict.fromkeys(row[name] for row in rows)]


def stump_branches(rows: Rows, target: str, weights: Weights, test: Test) -> dict[str, dict[str, Fraction]]:
    """The class weights in each branch of a test; both branches of a binary one, also if no example takes it."""
    names = dict.fromkeys(branch_of(row, test) for row in rows) if isinstance(test, str) else ("yes", "no")
    pairs = list(zip(rows, weights, strict=True))
    parts = {name: [(row, weight) for row, weight in pairs if branch_of(row, test) == name] for name in names}
    return {
        name: class_weights([row for row, _ in part], target, [weight for _, weight in part])
        for name, part in parts.items()
    }


def weighted_error(branches: Mapping[str, Mapping[str, Fraction]]) -> Fraction:
    """The weight of the examples outside the heaviest class of their branch."""
    return Fraction(sum(sum(found.values()) - max(found.values()) for found in branches.values() if found))


def weighted_gain(branches: Mapping[str, Mapping[str, Fraction]]) -> float:
    """The information gain of a test over the weights of the classes; 0 if there is no weight."""
    labels = list(dict.fromkeys(label for found in branches.values() for label in found))
    children = [[float(found.get(label, 0)) for label in labels] for found in branches.values()]
    return split_gain([child for child in children if sum(child)]) if math.fsum(map(sum, children)) else 0.0


def best_stump_tests(
    rows: Rows,
    attributes: Sequence[str],
    target: str,
    *,
    weights: Weights | None = None,
    criterion: str = "weighted_error",
    binary: bool = False,
) -> list[Test]:
    """All tests that are best by the criterion."""
    given = [1] * len(rows) if weights is None else weights
    found = {test: stump_branches(rows, target, given, test) for test in stump_tests(rows, attributes, binary=binary)}
    if not found:
        raise ValueError("a stump needs an attribute and an example")
    if criterion == "weighted_error":
        errors = {test: weighted_error(branches) for test, branches in found.items()}
        return [test for test in errors if errors[test] == min(errors.values())]
    if criterion == "gain":
        gains = {test: weighted_gain(branches) for test, branches in found.items()}
        return [test for test in gains if gains[test] >= max(gains.values()) - SAME_GAIN]
    raise ValueError(f"no criterion is called {criterion!r}: take weighted_error or gain")


def stump_with(rows: Rows, target: str, weights: Weights, test: Test) -> Stump:
    """The stump of a test: each branch has its heaviest class, an empty one the heaviest class of all examples."""
    overall = heaviest(class_weights(rows, target, weights))[0]
    branches = stump_branches(rows, target, weights, test)
    labels = {name: heaviest(found)[0] if found else overall for name, found in branches.items()}
    return {"test": test if isinstance(test, str) else list(test), "branches": labels, "label": overall}


def decision_stump(
    rows: Rows,
    attributes: Sequence[str],
    target: str,
    *,
    weights: Weights | None = None,
    criterion: str = "weighted_error",
    binary: bool = False,
) -> Stump:
    """The first best stump of weighted examples; its `label` is for values that it has no branch for.

    A multiway stump that minimises the error of equal weights is the rule of 1R. Witten, section 8.4.

    >>> rows = [{"sky": s, "play": p} for s, p in [("sun", "no"), ("sun", "no"), ("rain", "yes"), ("fog", "no")]]
    >>> decision_stump(rows, ["sky"], "play", binary=True)
    {'test': ['sky', 'rain'], 'branches': {'yes': 'yes', 'no': 'no'}, 'label': 'no'}
    >>> decision_stump(rows, ["sky"], "play", weights=[1, 1, 1, 5])["branches"]
    {'sun': 'no', 'rain': 'yes', 'fog': 'no'}
    """
    given = [1] * len(rows) if weights is None else weights
    best = best_stump_tests(rows, attributes, target, weights=given, criterion=criterion, binary=binary)
    return stump_with(rows, target, given, best[0])


def stump_label(stump: Stump, row: Mapping[str, str]) -> str:
    """The label that a stump gives a row."""
    test = stump["test"] if isinstance(stump["test"], str) else tuple(stump["test"])
    label: str = stump["branches"].get(branch_of(row, test), stump["label"])
    return label


def stump_predictions(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, criterion: str = "weighted_error", binary: bool = True
) -> list[str]:
    """The labels of new rows by the stump of weighted ones, as a model is asked for them."""
    rows, target, weights = fit["rows"], fit["target"], fit["weights"]
    attributes = [name for name in rows[0] if name != target]
    stump = decision_stump(rows, attributes, target, weights=weights, criterion=criterion, binary=binary)
    return [stump_label(stump, row) for row in predict["rows"]]


def stump_tied_labels(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, criterion: str = "weighted_error", binary: bool = True
) -> list[list[str]]:
    """For each new row all labels that some best stump gives, whatever breaks the ties of tests and of labels."""
    rows, target, weights = fit["rows"], fit["target"], fit["weights"]
    attributes = [name for name in rows[0] if name != target]
    overall = heaviest(class_weights(rows, target, weights))
    found: list[list[str]] = [[] for _ in predict["rows"]]
    tests = best_stump_tests(rows, attributes, target, weights=weights, criterion=criterion, binary=binary)
    for test, (labels, row) in product(tests, zip(found, predict["rows"], strict=True)):
        by_class = stump_branches(rows, target, weights, test).get(branch_of(row, test), {})
        labels += [label for label in (heaviest(by_class) if by_class else overall) if label not in labels]
    return found
