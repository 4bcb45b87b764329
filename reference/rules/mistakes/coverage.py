"""Known mistakes about what rules cover, predict and gain."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.rules.coverage import (
    Body,
    Row,
    Rows,
    Rule,
    accuracy_counts,
    covers,
    majorities,
    rule_information,
)


def recall_for_accuracy(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """Divided by the rows of the class."""
    hits, _ = accuracy_counts(body, label, rows, target)
    return Fraction(hits, sum(row[target] == label for row in rows))


def by_vote(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of most of the rules that cover the row."""
    firing = ([label for body, label in rules if covers(body, row)] for row in rows)
    return [majorities(labels)[0] if labels else default for labels in firing]


def longest(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of the rule with the most conditions among those that cover a row."""
    firing = [(len(body), label) for body, label in rules if covers(body, row)]
    return max(firing, key=lambda pair: pair[0])[1] if firing else default


def gain_without_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The fall of the information, not multiplied by the positives kept."""
    return rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base)
