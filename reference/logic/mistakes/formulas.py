"""Known mistakes with formulas."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reference.logic.formulas import CONNECTIVES, Connectives, Formula, equivalent, evaluate_formula

ARROW_AS_AND: Connectives = {
    **CONNECTIVES,
    "->": lambda one, other: one and other,
    "<-": lambda one, other: one and other,
}
ARROWS_TURNED: Connectives = {**CONNECTIVES, "->": CONNECTIVES["<-"], "<-": CONNECTIVES["->"]}
ARROWS_BOTH_WAYS: Connectives = {**CONNECTIVES, "->": CONNECTIVES["<->"], "<-": CONNECTIVES["<->"]}
DOUBLE_AS_SINGLE: Connectives = {**CONNECTIVES, "<->": CONNECTIVES["->"]}
EITHER_OR: Connectives = {**CONNECTIVES, "or": lambda *parts: sum(parts) == 1}
Assignments = Sequence[Mapping[str, bool]]
Rows = Sequence[Mapping[str, Any]]
Rewriting = Callable[..., Formula]


def values_by(formula: Formula, assignments: Assignments, connectives: Connectives) -> list[bool]:
    """The truth values by other tables of the connectives."""
    return [evaluate_formula(formula, each, connectives=connectives) for each in assignments]


def false_premise_false(formula: Formula, assignments: Assignments) -> list[bool]:
    """An implication taken for false where its premise is: it is then a conjunction."""
    return values_by(formula, assignments, ARROW_AS_AND)


def arrows_turned(formula: Formula, assignments: Assignments) -> list[bool]:
    """Premise and conclusion exchanged."""
    return values_by(formula, assignments, ARROWS_TURNED)


def arrows_both_ways(formula: Formula, assignments: Assignments) -> list[bool]:
    """An implication taken for an equivalence."""
    return values_by(formula, assignments, ARROWS_BOTH_WAYS)


def double_as_single(formula: Formula, assignments: Assignments) -> list[bool]:
    """An equivalence taken for an implication."""
    return values_by(formula, assignments, DOUBLE_AS_SINGLE)


def either_or(formula: Formula, assignments: Assignments) -> list[bool]:
    """`or` taken to exclude both."""
    return values_by(formula, assignments, EITHER_OR)


def equivalent_by_and(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """An implication taken for a conjunction."""
    return equivalent(given["formula"], option["formula"], connectives=ARROW_AS_AND)


def equivalent_both_ways(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """An implication taken to hold both ways."""
    return equivalent(given["formula"], option["formula"], connectives=ARROWS_BOTH_WAYS)


def one_is_enough(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """A conjunction taken for true where any part of it is."""
    tables = {**CONNECTIVES, "and": CONNECTIVES["or"]}
    said = [evaluate_formula(formula, row, connectives=tables) for row in rows]
    return [place for place, row in enumerate(rows) if said[place] != (row[target] == positive)]


def rewritten(formula: Formula, single: Rewriting, double: Rewriting) -> Formula:
    """A formula without arrows, by other rules for what an implication and an equivalence say."""
    if isinstance(formula, str):
        return formula
    name, *parts = [formula[0], *(rewritten(part, single, double) for part in formula[1:])]
    if name == "<->":
        return double(*parts)
    if name in ("->", "<-"):
        return single(*(parts if name == "->" else parts[::-1]))
    return [name, *parts]


def implied(one: Formula, other: Formula) -> Formula:
    """Not the premise, or the conclusion."""
    return ["or", ["not", one], other]


def turned(one: Formula, other: Formula) -> Formula:
    """The premise, or not the conclusion."""
    return ["or", one, ["not", other]]


def both(one: Formula, other: Formula) -> Formula:
    """Both parts."""
    return ["and", one, other]


def same(one: Formula, other: Formula) -> Formula:
    """Both parts, or neither."""
    return ["or", ["and", one, other], ["and", ["not", one], ["not", other]]]
