"""Known mistakes about what rules cover, predict and gain."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.rules.coverage import (
    Body,
    Row,
    Rows,
    Rule,
    accuracy_counts,
    covered,
    covers,
    majorities,
    rule_information,
)


def covered_by_any(body: Body, rows: Rows) -> list[int]:
    """Rows that meet at least one condition."""
    return [place for place, row in enumerate(rows) if any(row[name] == value for name, value in body)]


def covered_by_last(body: Body, rows: Rows) -> list[int]:
    """Rows that meet the last condition."""
    return covered(body[-1:], rows)


def not_covered(body: Body, rows: Rows) -> list[int]:
    """The rows that are not covered."""
    return [place for place, row in enumerate(rows) if not covers(body, row)]


def recall_for_accuracy(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """Divided by the rows of the class."""
    hits, _ = accuracy_counts(body, label, rows, target)
    return Fraction(hits, sum(row[target] == label for row in rows))


def share_of_all(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """Divided by all rows."""
    return Fraction(accuracy_counts(body, label, rows, target)[0], len(rows))


def right_on_all(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """The share of all rows that are rightly covered or rightly left out."""
    return Fraction(sum(covers(body, row) == (row[target] == label) for row in rows), len(rows))


def by_vote(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of most of the rules that cover the row."""
    firing = ([label for body, label in rules if covers(body, row)] for row in rows)
    return [majorities(labels)[0] if labels else default for labels in firing]


def by_last_rule(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of the last rule that covers the row."""
    return [next((label for body, label in reversed(rules) if covers(body, row)), default) for row in rows]


def by_longest_rule(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of the rule with the most conditions that covers the row."""
    return [longest(rules, row, default) for row in rows]


def longest(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of the rule with the most conditions among those that cover a row."""
    firing = [(len(body), label) for body, label in rules if covers(body, row)]
    return max(firing, key=lambda pair: pair[0])[1] if firing else default


def gain_without_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The fall of the information, not multiplied by the positives kept."""
    return rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base)


def gain_by_all_covered(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """Multiplied by all that is covered."""
    return (p1 + n1) * gain_without_count(p0, n0, p1, n1, base=base)


def gain_by_old_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """Multiplied by the positives before."""
    return p0 * gain_without_count(p0, n0, p1, n1, base=base)


def gain_turned_around(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The sign turned around."""
    return -p1 * gain_without_count(p0, n0, p1, n1, base=base)


def share_for_information(hits: int, misses: int) -> float:
    """The accuracy, no logarithm taken."""
    return hits / (hits + misses)


def nats_for_information(hits: int, misses: int) -> float:
    """The information with natural logarithms."""
    return math.log((hits + misses) / hits)


def fall_for_gain(before: float, after: float, kept: int) -> float:
    """The fall of the information, not multiplied."""
    return before - after


def worse_of(first: float, second: float) -> str:
    """Which of two gains is smaller."""
    return "second" if first > second else "first"


def gain_kept_all(p0: int, n0: int, p1: int, n1: int) -> float:
    """FOIL's gain for a choice question: multiplied by all that is covered."""
    return gain_by_all_covered(p0, n0, p1, n1)
