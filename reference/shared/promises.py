"""Promises that exercises of several topics make about their inputs: predicates over single arguments.

A promise is asked of every input that is drawn, made smaller or tried in an audit. It takes arguments by their names,
or stands in a formula: `is_distribution(priors)`.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

SUM_SLACK = 1e-9  # probabilities with a few decimals add up to 1 but for the last bits of a float


def is_distribution(numbers: Mapping[Any, float] | Iterable[float]) -> bool:
    """Whether numbers are probabilities that add up to 1: those of a list, or the values of a mapping."""
    shares = list(numbers.values() if isinstance(numbers, Mapping) else numbers)
    return are_probabilities(shares) and abs(math.fsum(shares) - 1) <= SUM_SLACK


def are_probabilities(numbers: Iterable[float]) -> bool:
    """Whether every number lies between 0 and 1."""
    return all(0 <= number <= 1 for number in numbers)


def have_one_length(rows: Sequence[Sequence[Any]]) -> bool:
    """Whether all rows have the same number of items, at least one."""
    return len({len(row) for row in rows}) <= 1 and all(len(row) > 0 for row in rows)


def have_same_columns(rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether all rows of a table have the same columns, in the same order."""
    return all(list(row) == list(rows[0]) for row in rows)


def is_table_for(rows: Sequence[Mapping[str, Any]], target: str) -> bool:
    """Whether a table has rows, one set of columns, the target among them, and an attribute beside it."""
    return bool(rows) and have_same_columns(rows) and target in rows[0] and len(rows[0]) > 1


def are_distinct(items: Iterable[Any]) -> bool:
    """Whether no item occurs twice."""
    listed = list(items)
    return all(item not in listed[:place] for place, item in enumerate(listed))
