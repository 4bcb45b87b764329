"""Promises about tables, bodies and rules: what exercises say of every input."""

from collections.abc import Iterable, Sequence
from typing import Any

from reference.rules.coverage import Body, Rows, Rule, covers, majorities
from reference.rules.rule_lists import strength
from reference.shared.promises import are_distinct


def no_contradictions(rows: Rows, target: str) -> bool:
    """Whether rows that agree in every attribute have the same class."""
    seen: dict[tuple[Any, ...], Any] = {}
    return all(
        seen.setdefault(tuple(value for name, value in row.items() if name != target), row[target]) == row[target]
        for row in rows
    )


def attributes_once(bodies: Iterable[Body]) -> bool:
    """Whether no body has two conditions on one attribute."""
    return all(are_distinct(name for name, _ in body) for body in bodies)


def attributes_tested(pairs: Iterable[Sequence[Sequence[Body]]]) -> set[str]:
    """The attributes that occur in pairs of rule sets."""
    return {name for pair in pairs for bodies in pair for body in bodies for name, _ in body}


def rules_have_an_order(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> bool:
    """Whether every rule covers a row, all differ in strength, and one label is the most frequent for the default."""
    if not rules or not all(name in rows[0] for body, _ in rules for name, _ in body):
        return False
    left = [row for row in rows if not any(covers(body, row) for body, _ in rules)]
    return (
        all(any(covers(body, row) for row in rows) for body, _ in rules)
        and are_distinct(strength(rule, rows, target, by) for rule in rules)
        and len(majorities(row[target] for row in left or rows)) == 1
    )
