"""Hand calculations with scales and gaps, part by part; each part is a function of earlier ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.instances.distance import minkowski_distance
from reference.preprocessing.missing import Condition, drop_incomplete, fillings, known_values
from reference.preprocessing.scaling import unit_scale
from reference.statistics.descriptive import deviation, mean

Rows = Sequence[Mapping[str, Any]]
Parts = dict[str, float | str]


def scaled_value(rows: Rows, column: str, value: float) -> float:
    """A value on the scale that takes the smallest of the column to 0 and the largest to 1. Kubat, equation 3.3."""
    return unit_value([row[column] for row in rows], value)


def unit_value(values: Sequence[float], value: float) -> float:
    """A value on the scale that takes the smallest of `values` to 0 and the largest to 1."""
    [scaled] = unit_scale(values, [value])
    return scaled


def scaled_cell(rows: Rows, column: str, row: int) -> float:
    """The value of a row on that scale, rows counted from 0."""
    return scaled_value(rows, column, rows[row][column])


def scaled_distance(x1: float, y1: float, x2: float, y2: float) -> float:
    """The Euclidean distance of two scaled points."""
    return minkowski_distance((x1, y1), (x2, y2))


def nearer(a: float, b: float) -> str:
    """Which distance is smaller: `A` or `B`, A if neither is."""
    return min(("A", a), ("B", b), key=lambda named: named[1])[0]


def centre(values: Sequence[float]) -> float:
    """The mean."""
    return mean(values)


def spread(values: Sequence[float]) -> float:
    """The standard deviation, divided by n - 1 inside."""
    return deviation(values)


def standardised(value: float, mean: float, sd: float) -> float:
    """How many standard deviations a value lies above the mean."""
    return (value - mean) / sd


def value_at(z: float, mean: float, sd: float) -> float:
    """The value that has this z-score."""
    return mean + z * sd


def rows_left(rows: Rows) -> int:
    """How many rows are left when every incomplete one is dropped."""
    return len(drop_incomplete(rows))


def usual_value(rows: Rows, column: str) -> str:
    """The most frequent known value of a column, of which there must be one alone."""
    [value] = fillings(rows, column, "mode")
    return str(value)


def how_many_known(rows: Rows, column: str) -> int:
    """How many values of a column are known."""
    return len(known_values(rows, column))


def sum_of_known(rows: Rows, column: str) -> float:
    """The sum of the known values of a column."""
    return float(sum(known_values(rows, column)))


def mean_of_known(total: float, known: float) -> float:
    """The mean, from sum and number."""
    return total / known


def mean_where(rows: Rows, column: str, condition: Condition) -> float:
    """The mean of the known values in rows that meet a condition."""
    [value] = fillings(rows, column, "mean", condition)
    return float(value)
