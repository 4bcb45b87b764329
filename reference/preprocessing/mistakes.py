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
    codes = [[(values, one_hot(row[name], values)) for name, values in domains.items()] for row in rows]
    return [[each for values, code in row for each in (code if {*values} == TRUTH else code[kept])] for row in codes]


def only_values_that_occur(rows: Rows, domains: Domains) -> list[list[int]]:
    """One-hot codes without the values that no row has."""
    seen = {
        name: [each for each in values if any(row[name] == each for row in rows)] for name, values in domains.items()
    }
    kept = {name: values if {*values} == TRUTH else seen[name] for name, values in domains.items()}
    return coded(rows, kept, slice(None))


def two_values_in_one_place(rows: Rows, domains: Domains) -> list[list[int]]:
    """One number for every attribute with two values: whether the first one is there."""
    codes = [[(values, one_hot(row[name], values)) for name, values in domains.items()] for row in rows]
    return [[each for values, code in row for each in (code[:1] if len(values) == 2 else code)] for row in codes]


def first_of_two_is_true(rows: Rows, domains: Domains) -> list[list[int]]:
    """The first value of a domain of truth values is coded as 1, also if it is False."""
    turned = [
        {name: row[name] == values[0] if {*values} == TRUTH else row[name] for name, values in domains.items()}
        for row in rows
    ]
    return [[each for name, values in domains.items() for each in one_hot(row[name], values)] for row in turned]


def median_for_mean(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The middle of the known values for their mean."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    known = sorted(known_values(rows, column, condition))
    return filled(rows, column, (known[(len(known) - 1) // 2] + known[len(known) // 2]) / 2)


def upper_median_for_mean(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The middle of the known values for their mean; of two middle ones the larger."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    known = sorted(known_values(rows, column, condition))
    return filled(rows, column, known[len(known) // 2])


def mode_with_unknown(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The most frequent value, where None counts as a value."""
    if strategy != "mode":
        return impute(rows, column, strategy, condition)
    values = [row[column] for row in rows if meets(row, condition)]
    return filled(rows, column, max(dict.fromkeys(values), key=values.count))


def only_matching_filled(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """Only the rows that meet the condition are filled."""
    right = impute(rows, column, strategy, condition)
    return [new if meets(old, condition) else old for new, old in zip(right, rows, strict=False)]


def mean_of_all_rows(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The condition is used for the most frequent value only."""
    return impute(rows, column, strategy, None if strategy == "mean" else condition)


def mode_of_all_rows(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The condition is used for the mean only."""
    return impute(rows, column, strategy, None if strategy == "mode" else condition)


def divided_by_all_rows(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The sum of the values that count, divided by the number of all rows of the table."""
    if strategy != "mean":
        return impute(rows, column, strategy, condition)
    return filled(rows, column, sum(known_values(rows, column, condition)) / len(rows))


def filled_everywhere(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """The value of one column fills the gaps of all columns."""
    if strategy == "drop":
        return impute(rows, column, strategy)
    known = known_values(rows, column, condition)
    value = max(known, key=known.count) if strategy == "mode" else mean(known)
    return [{name: value if each is None else each for name, each in row.items()} for row in rows]


def compared_strictly(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """`<` for `<=` and `>` for `>=`."""
    if condition is None or condition[1] == "=":
        return impute(rows, column, strategy, condition)
    return impute(rows, column, strategy, [condition[0], condition[1][0], condition[2]])


def unknown_meets_conditions(rows: Rows, column: str, strategy: str, condition: Condition | None) -> list[Row]:
    """A row meets a condition on a value that is unknown."""
    met = [row for row in rows if condition is None or row[condition[0]] is None or meets(row, condition)]
    if strategy == "drop":
        return impute(rows, column, strategy)
    return filled(rows, column, impute([*met, {column: None}], column, strategy)[-1][column])


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
    return {"distance_a": to_a, "distance_b": to_b}  # without `nearer`: of two answers any mistake gives one


def rarest_colour(rows: Rows, column: str) -> str:
    """The least frequent value."""
    known = known_values(rows, column)
    return str(min(dict.fromkeys(known), key=known.count))


def mean_of_others(rows: Rows, column: str, condition: Condition) -> float:
    """The mean where the condition is not met."""
    return mean([row[column] for row in rows if row[column] is not None and not meets(row, condition)])


def spelt_truth_as_one(rows: Rows, domains: Domains) -> list[list[int]]:
    """The texts "True" and "False" are taken for the truth values, and get a single number."""
    spelt = {name for name, values in domains.items() if {str(value) for value in values} == {"True", "False"}}
    return [
        [
            each
            for name, values in domains.items()
            for each in ([int(str(row[name]) == "True")] if name in spelt else one_hot(row[name], values))
        ]
        for row in rows
    ]
