"""Nominal values as numbers that impose no order. Blockeel, sections 10.2.1, 10.2.3; Kubat, sections 14.1, 14.2."""

from collections.abc import Mapping, Sequence
from typing import Any

TRUTH = {True, False}


def are_truth_values(values: Sequence[Any]) -> bool:
    """Whether the values are True and False. The numbers 1 and 0 are not, although they are equal to these in Python.

    >>> are_truth_values([False, True]), are_truth_values([0, 1]), are_truth_values([True])
    (True, False, False)
    """
    return set(values) == TRUTH and all(isinstance(value, bool) for value in values)


def one_hot(value: Any, values: Sequence[Any], *, boolean_as_one: bool = True, low: int = 0) -> list[int]:
    """A code with 1 at the place of the value and `low` elsewhere; true and false become a single 1 or `low`.

    Blockeel, section 10.2.1, where `low` may also be -1 for truth values; Kubat, section 14.2.

    >>> one_hot("green", ["red", "green", "blue"]), one_hot(True, [True, False]), one_hot(False, [True, False], low=-1)
    ([0, 1, 0], [1], [-1])
    >>> one_hot(1, [0, 1])
    [0, 1]
    """
    # all zeros would be a code that no value has
    if value not in values:
        raise ValueError(f"{value!r} is none of the values")
    if boolean_as_one and are_truth_values(values):
        return [1 if value else low]
    # k columns for k values, not k - 1
    return [1 if value == each else low for each in values]


def one_hot_rows(
    rows: Sequence[Mapping[str, Any]], domains: Mapping[str, Sequence[Any]], *, boolean_as_one: bool = True
) -> list[list[int]]:
    """Each row as a list of numbers; the attributes are in the order of `domains`.

    >>> one_hot_rows([{"colour": "blue", "ripe": True}], {"ripe": [True, False], "colour": ["red", "blue"]})
    [[1, 0, 1]]
    """
    return [
        [code for name, values in domains.items() for code in one_hot(row[name], values, boolean_as_one=boolean_as_one)]
        for row in rows
    ]
