"""What a drawn input must satisfy to be a fair question: named predicates over its arguments and the right answer.

For a trace the answer is the list of records, the start first, each a dict of the recorded fields; for a hand
calculation it is a dict from part to value. A draw that fails one is drawn again.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Any

from reference.linear import weighted_sum

Condition = Callable[[Mapping[str, Any], Any], bool]

NEAR_ZERO = 1e-9  # a sum this small may have either sign, by the order in which a student adds
ALIKE = 1e-3  # parts that differ by less could be taken for each other in three decimals


def informative(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the answer is not one that comes for nothing: 0, 1 or no number; steps or parts that are all the same."""
    if isinstance(expected, int | float):
        return math.isfinite(expected) and min(abs(expected), abs(expected - 1)) > NEAR_ZERO
    if isinstance(expected, Mapping):
        expected = list(expected.values())
    return any(value != expected[0] for value in expected)


def no_sum_near_zero(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no weighted sum that decides anything on a perceptron's way is nearly zero.

    Those are the sum of the example that comes next and, at the end of an epoch, the sums of all examples.
    """
    examples = args["examples"]
    for shown, record in enumerate(expected):
        epoch, number = divmod(shown, len(examples))
        deciding = examples if epoch and not number else [examples[number]]
        if any(abs(weighted_sum(record["weights"], x)) <= NEAR_ZERO for x, _ in deciding):
            return False
    return True


def separates(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a perceptron's last weights label every example right, so that it ended by itself."""
    weights = expected[-1]["weights"]
    return all((weighted_sum(weights, x) > 0) == (label == 1) for x, label in args["examples"])


def several_corrections(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the weights move at least three times."""
    moves = [before["weights"] != after["weights"] for before, after in pairwise(expected)]
    return moves.count(True) >= 3


def parts_differ(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether no two parts have values that three decimals could confuse."""
    return all(abs(one - other) > ALIKE for one, other in combinations(expected.values(), 2))


def no_zero_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no count is zero: of the classes in `counts`, of each attribute value with each class in `rows`."""
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


CONDITIONS: dict[str, Condition] = {
    "informative": informative,
    "no_sum_near_zero": no_sum_near_zero,
    "no_zero_count": no_zero_count,
    "parts_differ": parts_differ,
    "separates": separates,
    "several_corrections": several_corrections,
}
