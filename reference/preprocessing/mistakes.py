"""Known mistakes in scaling, coding and filling gaps."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.preprocessing.by_hand import Parts, scaled_distance
from reference.preprocessing.encoding import TRUTH, one_hot
from reference.preprocessing.missing import Condition, Row, Rows, filled, impute, known_values, meets
from reference.preprocessing.scaling import min_max
from reference.statistics.descriptive import mean, mean_variance

Values = Sequence[float]
Domains = Mapping[str, Sequence[Any]]


def by_common_extremes(train: Values, values: Values, low: float, high: float) -> list[float]:
    """The scale of training values and values together."""
    return min_max([*train, *values], values, low, high)


def divided_by_variance(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """Deviations in units of the variance."""
    spread = mean_variance(values, ddof=ddof)
    return [(value - spread.mean) / spread.variance if spread.variance else constant for value in values]


def not_centred(values: Values, *, ddof: int = 1, constant: float = 0.0) -> list[float]:
    """Values divided by the deviation, the mean left in."""
    spread = mean_variance(values, ddof=ddof)
    return [value / spread.sd if spread.sd else constant for value in values]


def numbered_from_zero(rows: Rows, domains: Domains) -> list[list[int]]:
    """Ordinal codes that are counted from 0, where 1 is asked."""
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


def median_for_mean(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The middle of the known values for their mean."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    known = sorted(known_values(rows, column, condition))
    return filled(rows, column, (known[(len(known) - 1) // 2] + known[len(known) // 2]) / 2)


def rarest_value(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The least frequent value for the most frequent one."""
    if strategy != "mode":
        return impute(rows, column, strategy, condition)
    known = known_values(rows, column, condition)
    return filled(rows, column, min(dict.fromkeys(known), key=known.count))


def rarest_value_last(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The least frequent value for the most frequent one; of equally rare values the last."""
    if strategy != "mode":
        return impute(rows, column, strategy, condition)
    known = known_values(rows, column, condition)
    return filled(rows, column, min([*dict.fromkeys(known)][::-1], key=known.count))


def unscaled_parts(rows: Rows, rooms: float, area: float) -> Parts:
    """Everything as it is, so that the area decides."""
    first, second = rows[0], rows[1]
    to_a = scaled_distance(rooms, area, first["rooms"], first["area"])
    to_b = scaled_distance(rooms, area, second["rooms"], second["area"])
    return {"distance_a": to_a, "distance_b": to_b, "nearer": "A" if to_a <= to_b else "B"}


def rarest_colour(rows: Rows, column: str) -> str:
    """The least frequent value."""
    known = known_values(rows, column)
    return str(min(dict.fromkeys(known), key=known.count))


def mean_of_others(rows: Rows, column: str, condition: Condition) -> float:
    """The mean where the condition is not met."""
    return mean([row[column] for row in rows if row[column] is not None and not meets(row, condition)])
