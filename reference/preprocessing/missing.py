"""Tables with unknown values (None): rows are dropped, or values are filled in. Kubat, section 10.4."""

import operator
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.statistics.descriptive import mean

Row = Mapping[str, Any]
Rows = Sequence[Row]
Condition = Sequence[Any]  # [attribute, operator, value]
OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def drop_incomplete(rows: Rows) -> list[Row]:
    """The rows in which every value is known.

    >>> drop_incomplete([{"a": 1, "b": None}, {"a": 2, "b": 0}])
    [{'a': 2, 'b': 0}]
    """
    return [row for row in rows if None not in row.values()]


def known_values(rows: Rows, column: str, condition: Condition | None = None) -> list[Any]:
    """The known values of a column in the rows that meet the condition."""
    return [row[column] for row in rows if row[column] is not None and meets(row, condition)]


def meets(row: Row, condition: Condition | None) -> bool:
    """Whether a row meets the condition; without a condition every row does, and an unknown value meets none.

    >>> meets({"height": 190}, ["height", ">", 180]), meets({"height": None}, ["height", ">", 180])
    (True, False)
    """
    if condition is None:
        return True
    attribute, comparison, value = condition
    own = row[attribute]
    # None cannot be compared: a row without the value meets no condition
    return own is not None and OPERATORS[comparison](own, value)


def modes(values: Sequence[Any]) -> list[Any]:
    """The most frequent values, in the order of their first occurrence.

    >>> modes(["white", "dark", "dark", "white", "gray"])
    ['white', 'dark']
    """
    counts = Counter(values)
    # no values have no mode: an empty list, not an error
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def fillings(rows: Rows, column: str, strategy: str, condition: Condition | None = None) -> list[Any]:
    """The values that may replace an unknown one: the mean of the known ones, or each of the most frequent."""
    known = known_values(rows, column, condition)
    if not known:
        raise ValueError("no known value is left to fill in from")
    return [mean(known)] if strategy == "mean" else modes(known)


def filled(rows: Rows, column: str, value: Any) -> list[Row]:
    """The rows with `value` in the place of each unknown value of the column."""
    return [{**row, column: value} if row[column] is None else row for row in rows]


def imputations(rows: Rows, column: str, strategy: str = "mode", condition: Condition | None = None) -> list[list[Row]]:
    """Every right table without unknown values in the column; several if several values are equally frequent."""
    if strategy not in ("drop", "mode", "mean"):
        raise ValueError(f"a strategy is drop, mode or mean, not {strategy}")
    if strategy == "drop":
        return [drop_incomplete(rows)]
    return [filled(rows, column, value) for value in fillings(rows, column, strategy, condition)]


def impute(rows: Rows, column: str, strategy: str = "mode", condition: Condition | None = None) -> list[Row]:
    """The rows without unknown values in the column: "drop" incomplete rows, or fill in the "mode" or the "mean".

    Both are of the known values in all rows that meet the condition, whatever their class. Kubat, section 10.4.

    >>> rows = [{"w": 4, "c": "+"}, {"w": None, "c": "-"}, {"w": 7, "c": "-"}]
    >>> impute(rows, "w", "mean")[1]["w"], impute(rows, "w", "mean", ["c", "=", "-"])[1]["w"]
    (5.5, 7.0)
    """
    return imputations(rows, column, strategy, condition)[0]
