"""Conditions on columns and on tables with gaps."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from reference.preprocessing.missing import known_values, meets
from reference.statistics.descriptive import mean

CLEAR = 0.05  # below it, an answer to one or two decimals could not show the mistake


def mean_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the mean that fills gaps differs from the median, and with a condition from the mean of all rows."""
    rows, column, condition = args["rows"], args["column"], args["condition"]
    known = sorted(known_values(rows, column, condition))
    # the median of an odd and of an even number of values
    middle = (known[(len(known) - 1) // 2] + known[len(known) // 2]) / 2
    gaps = any(row[column] is None and meets(row, condition) for row in rows)
    own = condition is None or abs(mean(known) - mean(known_values(rows, column))) > CLEAR
    return own and gaps and abs(mean(known) - middle) > CLEAR


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
