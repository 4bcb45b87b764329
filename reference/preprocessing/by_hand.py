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


def scaling_parts(rows: Rows, rooms: float, area: float) -> Parts:
    """A flat and the first two of a table on a common scale, their distances, and which is nearer. Kubat, section 3.3.

    >>> rows = [{"rooms": r, "area": a} for r, a in [(1, 30), (5, 80), (3, 130)]]
    >>> parts = scaling_parts(rows, 2, 80)
    >>> parts["rooms_q"], parts["area_b"], round(parts["distance_a"], 3), parts["nearer"]
    (0.25, 0.5, 0.559, 'A')
    """
    rooms_q, area_q = scaled_value(rows, "rooms", rooms), scaled_value(rows, "area", area)
    rooms_a, area_a = scaled_cell(rows, "rooms", 0), scaled_cell(rows, "area", 0)
    rooms_b, area_b = scaled_cell(rows, "rooms", 1), scaled_cell(rows, "area", 1)
    distance_a, distance_b = (
        scaled_distance(rooms_q, area_q, rooms_a, area_a),
        scaled_distance(rooms_q, area_q, rooms_b, area_b),
    )
    return {
        "rooms_q": rooms_q,
        "area_q": area_q,
        "rooms_a": rooms_a,
        "area_a": area_a,
        "rooms_b": rooms_b,
        "area_b": area_b,
        "distance_a": distance_a,
        "distance_b": distance_b,
        "nearer": nearer(distance_a, distance_b),
    }


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


def standard_parts(values: Sequence[float], first: float, z: float) -> Parts:
    """Mean and deviation of a column, the z-score of its first value, and the value that has a z-score.

    >>> {part: round(value, 3) for part, value in standard_parts([1, 2, 3], 1, 1.5).items()}
    {'mean': 2.0, 'sd': 1.0, 'score': -1.0, 'weight': 3.5}
    """
    middle, sd = centre(values), spread(values)
    return {"mean": middle, "sd": sd, "score": standardised(first, middle, sd), "weight": value_at(z, middle, sd)}


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


def gap_parts(rows: Rows, nominal: str, numeric: str, condition: Condition) -> Parts:
    """What a table with gaps would lose, and what may be filled in. Kubat, section 10.4.

    >>> rows = [{"c": "u", "w": 4, "s": "l"}, {"c": None, "w": 2, "s": "l"}, {"c": "u", "w": None, "s": "m"}]
    >>> list(gap_parts(rows, "c", "w", ["s", "=", "l"]).values())
    [1, 'u', 2, 6.0, 3.0, 3.0]
    """
    known, total = how_many_known(rows, numeric), sum_of_known(rows, numeric)
    return {
        "left": rows_left(rows),
        "usual": usual_value(rows, nominal),
        "known": known,
        "total": total,
        "mean": mean_of_known(total, known),
        "alike": mean_where(rows, numeric, condition),
    }
