"""Conditions on any answer.

A condition says whether a drawn input is a fair question. It takes the arguments and the right answer: for a trace the
list of records, the start first, each a dict of the recorded fields; for a hand calculation a dict from part to value.
A draw that fails one is drawn again.
"""

import math
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import Any

NEAR_ZERO = 1e-9  # a sum this small may have either sign, by the order in which a student adds
SEVERAL = 3  # tests of a tree, or steps of a trace
ALIKE = 1e-3  # parts that differ by less could be taken for each other in three decimals


def informative(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the answer cannot be guessed: it is not 0, 1 or infinite, and its steps or parts are not all the same."""
    # a student who returns a constant, or fails, must not be right by accident
    if isinstance(expected, int | float | Fraction):
        value = float(expected)
        return math.isfinite(value) and min(abs(value), abs(value - 1)) > NEAR_ZERO
    if isinstance(expected, Mapping):
        expected = list(expected.values())
    return any(value != expected[0] for value in expected)


def parts_differ(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the numbers of any two parts differ by more than 0.001; parts that are labels do not count."""
    # a student who mixes up two parts must not be right by accident
    numbers = [value for value in expected.values() if isinstance(value, int | float)]
    return all(abs(one - other) > ALIKE for one, other in combinations(numbers, 2))


def no_zero_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no count is zero: of the classes in `counts`, of each attribute value with each class in `rows`."""
    # a zero count is an edge of its own (0 log 0, a factor of 0), which named cases test
    if "counts" in args:
        return all(args["counts"])
    rows = args["rows"]
    *attributes, target = rows[0]
    classes = {row[target] for row in rows}
    return all(
        any(row[attribute] == value and row[target] == label for row in rows)
        for attribute in attributes
        for value, label in product({row[attribute] for row in rows}, classes)
    )


def unequal_classes(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether every class has another number of rows, and there are at least two classes."""
    counts = Counter(row[args["target"]] for row in args["rows"])
    return len(set(counts.values())) == len(counts) > 1  # unequal, so that no tie decides the majority


def unseen_value(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some value of the new row never occurs with one of the classes."""
    rows, target = args["rows"], args["target"]
    # the value that makes a relative frequency 0, and so shows whether the estimate is smoothed
    return not all(
        any(seen[attribute] == value and seen[target] == label for seen in rows)
        for attribute, value in args["row"].items()
        for label in {seen[target] for seen in rows}
    )


def several_splits(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a tree has at least three tests, or a trace at least three steps."""
    # a trace begins with its start, which is no step
    return (len(expected) - 1 if isinstance(expected, list) else tests_in(expected)) >= SEVERAL


def tests_in(tree: Any) -> int:
    """How many nodes of a tree test something."""
    return 1 + sum(map(tests_in, tree["branches"].values())) if isinstance(tree, Mapping) else 0
