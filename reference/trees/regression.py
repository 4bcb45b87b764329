"""Regression trees: splits by variance, means in the leaves.

Flach, section 5.3, has a branch for each value; Blockeel, section 4.6, compares sums of squares, which choose alike.
All is computed in Fractions of what is written, so that ties are ties; leaves are floats.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

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


def groups_by(rows: Rows, attribute: str, target: str) -> dict[Any, list[Any]]:
    """The target values of the rows for each value of the attribute, in the order of first occurrence."""
    found: dict[Any, list[Any]] = {}
    for row in rows:
        found.setdefault(row[attribute], []).append(row[target])
    return found


def variance_left(rows: Rows, attribute: str, target: str) -> Fraction:
    """The mean variance of the target when the attribute's value is known. Flach, example 5.4."""
    groups = groups_by(rows, attribute, target).values()
    return sum((len(group) * spread(group) for group in groups), Fraction(0)) / len(rows)


def best_features(rows: Rows, target: str, features: Sequence[str]) -> list[str]:
    """The attributes that leave the least variance, among those in which the rows differ."""
    left = {name: variance_left(rows, name, target) for name in features if len({row[name] for row in rows}) > 1}
    least = min(left.values(), default=None)
    return [name for name, value in left.items() if value == least]


def regression_tree(
    rows: Rows, target: str, *, min_variance: float = 0, features: Sequence[str] | None = None
) -> float | dict[str, Any]:
    """A tree whose tests leave the least variance and whose leaves are means; it has a branch for each value.

    A node is a leaf if its variance is at most `min_variance`, or its rows differ in no attribute. Flach, section 5.3.

    >>> rows = [{"model": m, "price": p} for m, p in [("A", 10), ("A", 12), ("B", 30)]]
    >>> regression_tree(rows, "price", min_variance=1)
    {'test': 'model', 'branches': {'A': 11.0, 'B': 30.0}}
    """
    left = attributes_of(rows, target) if features is None else list(features)
    best = best_features(rows, target, left)
    # at most, not below: a variance of 0 must end at a minimum of 0
    if spread([row[target] for row in rows]) <= exactly(min_variance) or not best:
        return leaf_mean([row[target] for row in rows])
    test, rest = best[0], [name for name in left if name != best[0]]
    return {
        "test": test,
        "branches": {
            value: regression_tree(
                [row for row in rows if row[test] == value], target, min_variance=min_variance, features=rest
            )
            for value in groups_by(rows, test, target)
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
