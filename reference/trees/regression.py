"""Regression trees: splits by variance, means in the leaves.

Flach, section 5.3, has a branch for each value; Blockeel, section 4.6, compares sums of squares, which choose alike.
An attribute of numbers is compared with thresholds, and may be tested again below.
All is computed in Fractions of what is written, so that ties are ties; leaves are floats.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.candidate_tests import branches_by, candidate_tests
from reference.trees.decision_tree import NodeTest, outcome
from reference.trees.splitting import attributes_of

Row = Mapping[str, Any]
Rows = Sequence[Row]
Numbers = Sequence[float | Fraction]


def exactly(value: float | Fraction) -> Fraction:
    """A number as the fraction that is written in decimals."""
    # through text: Fraction(0.1) would be the binary float, not a tenth
    return Fraction(str(value))


def spread(values: Numbers) -> Fraction:
    """The variance with divisor n, the mean squared distance from the mean; 0 for no values.

    >>> print(spread([1, 2, 3, 6]))
    7/2
    """
    exact = [exactly(value) for value in values]
    if not exact:
        return Fraction(0)
    centre = sum(exact, Fraction(0)) / len(exact)
    return sum(((value - centre) ** 2 for value in exact), Fraction(0)) / len(exact)


def groups_by(rows: Rows, test: NodeTest, target: str) -> dict[Any, list[Any]]:
    """The target values of the rows in each branch of a test, in the order of first occurrence."""
    found: dict[Any, list[Any]] = {}
    for row in rows:
        found.setdefault(outcome(test, row), []).append(row[target])
    return found


def variance_left(rows: Rows, test: NodeTest, target: str) -> Fraction:
    """The mean variance of the target in the branches of a test. Flach, example 5.4."""
    groups = groups_by(rows, test, target).values()
    return sum((len(group) * spread(group) for group in groups), Fraction(0)) / len(rows)


def best_features(rows: Rows, target: str, features: Sequence[str]) -> list[NodeTest]:
    """The tests that leave the least variance, among those that make more than one branch."""
    left = [(test, variance_left(rows, test, target)) for test in candidate_tests(rows, features)]
    least = min((value for _, value in left), default=None)
    return [test for test, value in left if value == least]


def regression_tree(
    rows: Rows, target: str, *, min_variance: float = 0, min_size: int = 1, features: Sequence[str] | None = None
) -> float | dict[str, Any]:
    """A tree whose tests leave the least variance and whose leaves are means; it has a branch for each value.

    A node is a leaf if its variance is at most `min_variance`, if it has fewer rows than `min_size`, or if its rows
    differ in no attribute. Flach, section 5.3; of tied tests the first, with the smallest threshold.

    >>> rows = [{"model": m, "price": p} for m, p in [("A", 10), ("A", 12), ("B", 30)]]
    >>> regression_tree(rows, "price", min_variance=1)
    {'test': 'model', 'branches': {'A': 11.0, 'B': 30.0}}
    >>> regression_tree([{"age": 1, "price": 30}, {"age": 4, "price": 12}, {"age": 5, "price": 12}], "price")
    {'test': ['age', '<', 2.5], 'branches': {'yes': 30.0, 'no': 12.0}}
    """
    left = attributes_of(rows, target) if features is None else list(features)
    best = best_features(rows, target, left)
    # at most, not below: a variance of 0 must end at a minimum of 0
    if spread([row[target] for row in rows]) <= exactly(min_variance) or len(rows) < min_size or not best:
        return leaf_mean([row[target] for row in rows])
    test = best[0]
    return {
        "test": test,
        "branches": {
            value: regression_tree(below, target, min_variance=min_variance, min_size=min_size, features=left)
            for value, below in branches_by(rows, test).items()
        },
    }


def leaf_mean(values: Numbers) -> float:
    """The mean of the values, which has the smallest squared error."""
    if not values:
        raise ValueError("a leaf without examples has no mean")
    return float(sum(map(exactly, values), Fraction(0)) / len(values))


def whole_spread(rows: Rows, target: str) -> float:
    """The variance of all targets, as a part of a hand calculation."""
    return float(spread([row[target] for row in rows]))


def left_by(rows: Rows, target: str, attribute: str) -> float:
    """The variance that an attribute leaves, as a part of a hand calculation."""
    return float(variance_left(rows, attribute, target))


def least_of(**left: float) -> str:
    """The name of the smallest number; of equal ones the first."""
    return min(left, key=lambda name: left[name])
