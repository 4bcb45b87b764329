"""Known mistakes with naive Bayes: of the whole calculation, of the tables, and of single parts by hand.

Figures in brackets are P(yes) of Witten's new day (sunny, cool, high, true), without a correction (right is 20.5 %).
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from reference.bayes.naive import (
    Row,
    class_prior,
    naive_bayes,
    value_count,
    value_probability,
    value_table,
    values_in,
)
from reference.bayes.rule import joint, normalised

Estimate = Callable[..., float]  # (rows, target, attribute, value, label, laplace) -> probability
Table = list[dict[str, Any]]


def estimated_by(estimate: Estimate) -> Callable[..., dict[Any, float]]:
    """Naive Bayes with another estimate of P(value | class)."""

    def posteriors(rows: Sequence[Row], target: str, row: Row, *, laplace: float = 0) -> dict[Any, float]:
        def product(label: Any) -> float:
            return math.prod(estimate(rows, target, name, value, label, laplace) for name, value in row.items())

        labels = values_in(rows, target)
        return normalised({label: joint(class_prior(rows, target, label), product(label)) for label in labels})

    return posteriors


def tabled_by(estimate: Estimate) -> Callable[..., Table]:
    """The probability table with another estimate of P(value | class)."""

    def table(rows: Sequence[Row], target: str, *, laplace: float = 0) -> Table:
        return [
            cell | {"probability": estimate(rows, target, cell["attribute"], cell["value"], cell["class"], laplace)}
            for cell in value_table(rows, target)
        ]

    return table


def share_of_all_rows(
    rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float
) -> float:
    """The rows with the value and the class among all rows, for those of the class; corrected as if they were these."""
    extra = laplace * len(values_in(rows, attribute))
    return (value_count(rows, target, attribute, value, label) + laplace) / (len(rows) + extra)


def class_given_value(
    rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float
) -> float:
    """P(class | value): the condition turned around (2/5 of the sunny days for 2/9 of the days of play)."""
    return value_probability(rows, attribute, target, label, value, laplace=laplace)


def one_added_above_only(
    rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float
) -> float:
    """The correction added to the count, and not to the number of rows it is divided by."""
    in_class = sum(1 for row in rows if row[target] == label)
    return (value_count(rows, target, attribute, value, label) + laplace) / in_class


def one_added_below(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """The correction added to the number of rows once, where every value adds its own."""
    in_class = sum(1 for row in rows if row[target] == label)
    return (value_count(rows, target, attribute, value, label) + laplace) / (in_class + laplace)


def by_values_of_class(
    rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float
) -> float:
    """The correction with as many values as the rows of the class have."""
    own = [row for row in rows if row[target] == label]
    above = value_count(rows, target, attribute, value, label) + laplace
    return above / (len(own) + laplace * len(values_in(own, attribute)))


def corrected_at_zero(
    rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float
) -> float:
    """The relative frequency, and the correction only where it would be 0."""
    own = sum(1 for row in rows if row[target] == label)
    count = value_count(rows, target, attribute, value, label)
    return count / own if count else laplace / (own + laplace * len(values_in(rows, attribute)))


def by_classes(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """The correction with as many values as there are classes."""
    own = sum(1 for row in rows if row[target] == label)
    above = value_count(rows, target, attribute, value, label) + laplace
    return above / (own + laplace * len(values_in(rows, target)))


def by_two(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """The correction as if every attribute had two values."""
    own = sum(1 for row in rows if row[target] == label)
    return (value_count(rows, target, attribute, value, label) + laplace) / (own + 2 * laplace)


def by_any_column(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """The value counted in whatever column it stands."""
    own = [row for row in rows if row[target] == label]
    count = sum(1 for row in own if value in row.values())
    return (count + laplace) / (len(own) + laplace * len(values_in(rows, attribute)))


def by_two_classes(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """All classes but the first taken as one."""
    first = rows[0][target]
    two = [{**row, target: row[target] == first} for row in rows]
    return value_probability(two, target, attribute, value, label == first, laplace=laplace)


def of_pairs(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, laplace: float) -> float:
    """The probability of value and class together, corrected with the number of such pairs."""
    pairs = len(values_in(rows, attribute)) * len(values_in(rows, target))
    return (value_count(rows, target, attribute, value, label) + laplace) / (len(rows) + laplace * pairs)


def one_against_rest(rows: Sequence[Row], target: str, row: Row, *, laplace: float = 0) -> dict[Any, float]:
    """Naive Bayes of two classes, each class and all others taken as one, for one class after another."""
    found = {}
    for label in values_in(rows, target):
        two = [{**each, target: each[target] == label} for each in rows]
        found[label] = naive_bayes(two, target, row, laplace=laplace)[True]
    return found


def prior_added_too(rows: Sequence[Row], target: str, row: Row, *, laplace: float = 0) -> dict[Any, float]:
    """P(class) and the values' probabilities all added up."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            + sum(value_probability(rows, target, name, value, label, laplace=laplace) for name, value in row.items())
            for label in values_in(rows, target)
        }
    )


posteriors_by_values_of_class = estimated_by(by_values_of_class)
posteriors_corrected_at_zero = estimated_by(corrected_at_zero)
posteriors_by_classes = estimated_by(by_classes)
posteriors_by_two = estimated_by(by_two)
posteriors_by_any_column = estimated_by(by_any_column)
table_by_values_of_class = tabled_by(by_values_of_class)
table_corrected_at_zero = tabled_by(corrected_at_zero)
table_by_classes = tabled_by(by_classes)
table_by_two = tabled_by(by_two)
table_by_any_column = tabled_by(by_any_column)
table_of_two_classes = tabled_by(by_two_classes)
table_of_pairs = tabled_by(of_pairs)
posteriors_from_all_rows = estimated_by(share_of_all_rows)
posteriors_added_above_only = estimated_by(one_added_above_only)
posteriors_added_below_once = estimated_by(one_added_below)
table_from_all_rows = tabled_by(share_of_all_rows)
table_turned_around = tabled_by(class_given_value)
table_added_above_only = tabled_by(one_added_above_only)
table_added_below_once = tabled_by(one_added_below)


def added_up(rows: Sequence[Row], target: str, row: Row, *, laplace: float = 0) -> dict[Any, float]:
    """The values' probabilities added up, where they are multiplied."""
    labels = values_in(rows, target)
    sums = {
        label: sum(value_probability(rows, target, name, value, label, laplace=laplace) for name, value in row.items())
        for label in labels
    }
    return normalised({label: joint(class_prior(rows, target, label), sums[label]) for label in labels})


def likelihood_by(estimate: Estimate) -> Callable[..., float]:
    """The likelihood of a row with another estimate of P(value | class)."""

    def likelihood(rows: Sequence[Row], target: str, row: Row, label: Any, *, laplace: float = 0) -> float:
        return math.prod(estimate(rows, target, name, value, label, laplace) for name, value in row.items())

    return likelihood


likelihood_from_all_rows = likelihood_by(share_of_all_rows)
likelihood_added_above_only = likelihood_by(one_added_above_only)
