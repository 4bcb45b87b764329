"""Known mistakes in scaling, coding and filling gaps."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.preprocessing.by_hand import Parts, scaled_distance
from reference.preprocessing.encoding import TRUTH, one_hot
from reference.preprocessing.missing import Condition, Row, Rows, filled, impute, known_values, meets
from reference.preprocessing.scaling import min_max, unit_scale
from reference.statistics.descriptive import mean, mean_variance

Values = Sequence[float]
Domains = Mapping[str, Sequence[Any]]


def by_own_extremes(train: Values, values: Values, low: float, high: float) -> list[float]:
    """The scale of the values themselves."""
    return min_max(values, values, low, high)


def by_common_extremes(train: Values, values: Values, low: float, high: float) -> list[float]:
    """The scale of training values and values together."""
    return min_max([*train, *values], values, low, high)


def divided_by_largest(train: Values, values: Values, low: float, high: float) -> list[float]:
    """Each value divided by the largest, with nothing taken off."""
    most = max(train)
    return [low + (high - low) * value / most if most else low for value in values]


def cut_off(train: Values, values: Values, low: float, high: float) -> list[float]:
    """Values beyond the interval moved to its ends."""
    return [min(high, max(low, value)) for value in min_max(train, values, low, high)]


def unit_interval(train: Values, values: Values, low: float, high: float) -> list[float]:
    """From 0 to 1, whatever interval is asked for."""
    return unit_scale(train, values)


def low_not_added(train: Values, values: Values, low: float, high: float) -> list[float]:
    """Stretched to the length of the interval, and not moved to where it begins."""
    return [(high - low) * share for share in unit_scale(train, values)]


def divided_by_variance(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """Deviations in units of the variance."""
    spread = mean_variance(values, ddof=ddof)
    return [(value - spread.mean) / spread.variance if spread.variance else constant for value in values]


def not_centred(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """Values divided by the deviation, the mean left in."""
    spread = mean_variance(values, ddof=ddof)
    return [value / spread.sd if spread.sd else constant for value in values]


def not_divided(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """Deviations from the mean, not divided by anything."""
    return [value - mean(values) for value in values]


def min_max_for_z(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """From 0 to 1 in the place of z-scores."""
    return unit_scale(values, values)


def numbered(rows: Rows, domains: Domains) -> list[list[int]]:
    """Each value by its number, counted from 1; truth values as they should be."""
    return [[place_of(row[name], values) for name, values in domains.items()] for row in rows]


def numbered_from_zero(rows: Rows, domains: Domains) -> list[list[int]]:
    """The same, counted from 0."""
    return [[place_of(row[name], values) - ({*values} != TRUTH) for name, values in domains.items()] for row in rows]


def place_of(value: Any, values: Sequence[Any]) -> int:
    """The number of a value, from 1; 1 or 0 for a truth value."""
    return int(value) if {*values} == TRUTH else list(values).index(value) + 1


def one_less(rows: Rows, domains: Domains) -> list[list[int]]:
    """A column less for every attribute: the last value is all zeros."""
    return coded(rows, domains, slice(None, -1))


def first_left_out(rows: Rows, domains: Domains) -> list[list[int]]:
    """A column less for every attribute: the first value is all zeros."""
    return coded(rows, domains, slice(1, None))


def coded(rows: Rows, domains: Domains, kept: slice) -> list[list[int]]:
    """One-hot codes of which some places are kept; a truth value keeps its one."""
    codes = [[one_hot(row[name], values) for name, values in domains.items()] for row in rows]
    return [[each for code in row for each in (code if len(code) == 1 else code[kept])] for row in codes]


def alphabetical(rows: Rows, domains: Domains) -> list[list[int]]:
    """Values in alphabetical order; truth values as they should be."""
    return [[each for name, values in domains.items() for each in one_hot(row[name], sorted(values))] for row in rows]


def order_of_rows(rows: Rows, domains: Domains) -> list[list[int]]:
    """Attributes in the order in which the rows have them."""
    return [[each for name in row for each in one_hot(row[name], domains[name])] for row in rows]


def mean_with_gaps_as_zero(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The mean over all rows, the unknown values counted as 0."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    met = [row for row in rows if meets(row, condition)]
    return filled(rows, column, sum(known_values(rows, column, condition)) / len(met))


def median_for_mean(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The middle of the known values for their mean."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    known = sorted(known_values(rows, column, condition))
    return filled(rows, column, (known[(len(known) - 1) // 2] + known[len(known) // 2]) / 2)


def condition_left_out(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """Everything from all rows, whatever the condition is."""
    return impute(rows, column, strategy, None)


def gaps_of_column_dropped(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """Only rows dropped in which the column itself is unknown."""
    if strategy != "drop":
        return impute(rows, column, strategy, condition)
    return [row for row in rows if row[column] is not None]


def rarest_value(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The least frequent value for the most frequent one."""
    if strategy != "mode":
        return impute(rows, column, strategy, condition)
    known = known_values(rows, column, condition)
    return filled(rows, column, min(dict.fromkeys(known), key=known.count))


def rarest_value_last(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The same, of equally rare values the last."""
    if strategy != "mode":
        return impute(rows, column, strategy, condition)
    known = known_values(rows, column, condition)
    return filled(rows, column, min([*dict.fromkeys(known)][::-1], key=known.count))


def value_over_largest(rows: Rows, column: str, value: float) -> float:
    """A value divided by the largest of its column."""
    return float(value / max(row[column] for row in rows))


def unscaled_parts(rows: Rows, rooms: float, area: float) -> Parts:
    """Everything as it is, so that the area decides."""
    first, second = rows[0], rows[1]
    to_a = scaled_distance(rooms, area, first["rooms"], first["area"])
    to_b = scaled_distance(rooms, area, second["rooms"], second["area"])
    return {"distance_a": to_a, "distance_b": to_b, "nearer": "A" if to_a <= to_b else "B"}


def sum_of_differences(x1: float, y1: float, x2: float, y2: float) -> float:
    """The city-block distance."""
    return abs(x1 - x2) + abs(y1 - y2)


def squares_added(x1: float, y1: float, x2: float, y2: float) -> float:
    """The square of the distance."""
    return (x1 - x2) ** 2 + (y1 - y2) ** 2


def population_spread(values: Values) -> float:
    """The deviation divided by n inside."""
    return mean_variance(values, ddof=0).sd


def variance_for_spread(values: Values) -> float:
    """The variance for the deviation."""
    return mean_variance(values).variance


def mean_first(value: float, mean: float, sd: float) -> float:
    """The sign turned around."""
    return (mean - value) / sd


def scaled_without_mean(z: float, mean: float, sd: float) -> float:
    """The mean forgotten on the way back."""
    return z * sd


def incomplete_rows(rows: Rows) -> int:
    """How many rows are incomplete."""
    return sum(None in row.values() for row in rows)


def all_rows_counted(rows: Rows, column: str) -> int:
    """How many rows there are, unknown values included."""
    return len(rows)


def rarest_colour(rows: Rows, column: str) -> str:
    """The least frequent value."""
    known = known_values(rows, column)
    return str(min(dict.fromkeys(known), key=known.count))


def mean_of_all(rows: Rows, column: str, condition: Condition) -> float:
    """The mean of all known values, whatever the condition is."""
    return mean(known_values(rows, column))


def mean_of_others(rows: Rows, column: str, condition: Condition) -> float:
    """The mean where the condition is not met."""
    return mean([row[column] for row in rows if row[column] is not None and not meets(row, condition)])


def over_largest(values: Values, value: float) -> float:
    """A value divided by the largest."""
    return value / max(values)


def over_range(values: Values, value: float) -> float:
    """A value divided by the range, the smallest left in."""
    return value / (max(values) - min(values))


def from_above(values: Values, value: float) -> float:
    """The share that lies above."""
    return (max(values) - value) / (max(values) - min(values))


def rank_share(values: Values, value: float) -> float:
    """The share of the values that are smaller."""
    return sum(each < value for each in values) / len(values)
