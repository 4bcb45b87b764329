"""Known mistakes with unknown values, columns that are there twice, and a single column.

Figures in brackets are of Witten's new day (sunny, cool, high, true), section 4.2.
"""

from collections.abc import Sequence
from typing import Any

from reference.bayes.naive import Row, class_prior, value_count, value_probability


def share_of_the_class(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any) -> float:
    """Divided by all rows of the class, also by those that do not know the attribute."""
    return value_count(rows, target, attribute, value, label) / sum(1 for row in rows if row[target] == label)


def class_among_value(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any) -> float:
    """P(class | value): the condition turned around."""
    return value_probability(rows, attribute, target, label, value)


def odds_without_prior(share: float, other: float, rows: Sequence[Row], target: str) -> float:
    """The ratio of the shares alone: how common the classes are is left out."""
    return share / other


def probability_for_odds(share: float, other: float, rows: Sequence[Row], target: str) -> float:
    """The probability of yes, where its odds are asked."""
    yes, no = share * class_prior(rows, target, "yes"), other * class_prior(rows, target, "no")
    return yes / (yes + no)


def copy_without_effect(odds: float, share: float, other: float) -> float:
    """As if the column were there once, because a copy tells nothing new (20.5 % for 30.0 %)."""
    return odds / (1 + odds)


def copy_counted_twice_more(odds: float, share: float, other: float) -> float:
    """Two factors more where one copy was added (41.7 % for 30.0 %)."""
    again = odds * (share / other) ** 2
    return again / (1 + again)


def odds_with_copy(odds: float, share: float, other: float) -> float:
    """The odds, where the probability is asked (0.429 for 30.0 %)."""
    return odds * share / other


def prior_alone(rows: Sequence[Row], target: str, attribute: str, value: Any) -> float:
    """The share of the class among all rows: the value is not looked at. Kubat, table 2.1: a tie on both tables."""
    return class_prior(rows, target, "yes")


def likelihood_alone(rows: Sequence[Row], target: str, attribute: str, value: Any) -> float:
    """P(value | yes), where P(yes | value) is asked."""
    return value_probability(rows, target, attribute, value, "yes")


def less_probable(alone: float) -> str:
    """The less probable class."""
    return "no" if alone > 0.5 else "yes"
