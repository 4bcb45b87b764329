"""Conditions on columns and on tables with gaps."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from reference.preprocessing.missing import known_values, meets, modes
from reference.statistics.descriptive import mean

CLEAR = 0.05  # below it, an answer to one or two decimals could not show the mistake


def mean_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the mean that fills gaps differs from the median, and with a condition from the mean of all rows."""
    rows, column, condition = args["rows"], args["column"], args["condition"]
    known = sorted(known_values(rows, column, condition))
    # the median of an odd and of an even number of values
    middle = (known[(len(known) - 1) // 2] + known[len(known) // 2]) / 2
    own = condition is None or abs(mean(known) - mean(known_values(rows, column))) > CLEAR
    return own and gaps_everywhere(args) and abs(mean(known) - middle) > CLEAR


def gaps_everywhere(args: Mapping[str, Any]) -> bool:
    """Whether the column has a gap in a row that meets the condition, and one in a row that does not.

    No row has a gap and meets a condition on the column itself, and without a condition no row fails it.
    """
    rows, column, condition = args["rows"], args["column"], args["condition"]
    met = {meets(row, condition) for row in rows if row[column] is None}
    return met == ({True} if condition is None else {False} if condition[0] == column else {True, False})


def mode_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one value is most frequent, and not so in all rows, where None counts if there is no condition."""
    rows, column, condition = args["rows"], args["column"], args["condition"]
    known = known_values(rows, column, condition)
    most, everywhere = (
        modes(known),
        modes([row[column] for row in rows] if condition is None else known_values(rows, column)),
    )
    # one known value alone is the most and the least frequent one
    apart = len({*known}) > 1 and len(most) == 1 and most[0] not in everywhere
    return apart and gaps_everywhere(args)


def comparison_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the mean changes if numbers are compared strictly, the other way round, or as texts."""
    rows, column, (attribute, comparison, value) = args["rows"], args["column"], args["condition"]
    turned = {"<=": ">=", ">=": "<="}[comparison]
    as_texts = [{**row, attribute: None if own is None else str(own)} for row in rows for own in [row[attribute]]]
    others = (
        known_values(rows, column, [attribute, comparison[0], value]),
        known_values(rows, column, [attribute, turned, value]),
        known_values(as_texts, column, [attribute, comparison, str(value)]),
    )
    right = mean(known_values(rows, column, args["condition"]))
    return all(not other or abs(mean(other) - right) > CLEAR for other in others)


def unknown_is_not_zero(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the mean changes if unknown values in the column of the condition count as 0."""
    rows, column, condition = args["rows"], args["column"], args["condition"]
    zeros = [{**row, condition[0]: row[condition[0]] or 0} for row in rows]
    return abs(mean(known_values(zeros, column, condition)) - mean(known_values(rows, column, condition))) > CLEAR


def known_zero_counts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a known value of the column is 0, and some known value occurs more than once."""
    known = known_values(args["rows"], args["column"], args["condition"])
    # else a mean of the different values would be right
    return 0 in known and abs(mean(known) - mean([*{*known}])) > CLEAR


def keeps_a_zero(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a row that is left has a known value of 0, which is not an unknown one."""
    return any(0 in row.values() for row in expected)


def scale_decides(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether scaling changes which of two rows is nearer, with clear differences in both columns."""
    query = (args["rooms"], args["area"])
    # without scaling the column with the larger numbers decides: the mistake to be seen
    raw = [math.dist(query, (row["rooms"], row["area"])) for row in args["rows"][:2]]
    apart = expected["distance_b"] - expected["distance_a"]
    across = [
        abs(expected[f"{column}_q"] - expected[f"{column}_{row}"]) for column in ("rooms", "area") for row in "ab"
    ]
    return (
        min(across) > CLEAR and abs(apart) > CLEAR and abs(raw[1] - raw[0]) > CLEAR and (apart > 0) != (raw[1] > raw[0])
    )


def gaps_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether one value is the most and one the least frequent, and rows on both sides of the condition are known."""
    known = known_values(args["rows"], args["nominal"])
    counts = sorted(Counter(known).values())
    alike = known_values(args["rows"], args["numeric"], args["condition"])
    others = len(known_values(args["rows"], args["numeric"])) - len(alike)
    return counts[-1] > counts[-2] and counts[0] < counts[1] and min(len(alike), others) > 1
