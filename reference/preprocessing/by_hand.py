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
    """A value on the scale on which the column's smallest value is 0 and its largest 1. Kubat, equation 3.3."""
    return unit_value([row[column] for row in rows], value)


def unit_value(values: Sequence[float], value: float) -> float:
    """A value on the scale on which the smallest of `values` is 0 and the largest 1."""
    [scaled] = unit_scale(values, [value])
    return scaled


def scaled_cell(rows: Rows, column: str, row: int) -> float:
    """The value of one row on the scale from 0 to 1 of its column; rows count from 0."""
    return scaled_value(rows, column, rows[row][column])


def scaled_distance(x1: float, y1: float, x2: float, y2: float) -> float:
    """The Euclidean distance of two scaled points."""
    return minkowski_distance((x1, y1), (x2, y2))


def nearer(a: float, b: float) -> str:
    """The name of the smaller distance, `A` or `B`; `A` if they are equal."""
    # `min` takes the first of equal ones, A
    return min(("A", a), ("B", b), key=lambda named: named[1])[0]


def centre(values: Sequence[float]) -> float:
    """The mean of the values."""
    return mean(values)


def spread(values: Sequence[float]) -> float:
    """The standard deviation of the values, with the divisor n - 1."""
    return deviation(values)


def standardised(value: float, mean: float, sd: float) -> float:
    """The z-score: the number of standard deviations by which a value lies above the mean."""
    return (value - mean) / sd


def value_at(z: float, mean: float, sd: float) -> float:
    """The value that has this z-score."""
    return mean + z * sd


def rows_left(rows: Rows) -> int:
    """The number of rows that are left when every incomplete row is dropped."""
    return len(drop_incomplete(rows))


def usual_value(rows: Rows, column: str) -> str:
    """The most frequent known value of a column; ValueError if two are equally frequent."""
    [value] = fillings(rows, column, "mode")  # a single answer: the draw sees to it that no two are tied
    return str(value)


def how_many_known(rows: Rows, column: str) -> int:
    """The number of known values in a column."""
    return len(known_values(rows, column))


def sum_of_known(rows: Rows, column: str) -> float:
    """The sum of the known values of a column."""
    return float(sum(known_values(rows, column)))


def mean_of_known(total: float, known: float) -> float:
    """The mean, from the sum and the number of the known values."""
    return total / known


def mean_where(rows: Rows, column: str, condition: Condition) -> float:
    """The mean of the known values of a column in the rows that meet a condition."""
    [value] = fillings(rows, column, "mean", condition)
    return float(value)
