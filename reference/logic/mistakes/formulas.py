"""Known mistakes with formulas."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from reference.logic.formulas import CONNECTIVES, Connectives, Formula, equivalent, evaluate_formula, misclassified

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


def of_two(connective: Callable[..., bool], *parts: bool) -> bool:
    """A connective applied to its first two parts."""
    return connective(*parts[:2])


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


def without_premise(one: Formula, other: Formula) -> Formula:
    """Not the premise, and the conclusion."""
    return ["and", ["not", one], other]


def turned(one: Formula, other: Formula) -> Formula:
    """The premise, or not the conclusion."""
    return ["or", one, ["not", other]]


def both(one: Formula, other: Formula) -> Formula:
    """Both parts."""
    return ["and", one, other]


def either(one: Formula, other: Formula) -> Formula:
    """One part, but not both."""
    return ["or", ["and", one, ["not", other]], ["and", ["not", one], other]]


def same(one: Formula, other: Formula) -> Formula:
    """Both parts, or neither."""
    return ["or", ["and", one, other], ["and", ["not", one], ["not", other]]]


TWO_PARTS: Connectives = {**CONNECTIVES, **{name: partial(of_two, CONNECTIVES[name]) for name in ("and", "or")}}


def two_parts_only(formula: Formula, assignments: Assignments) -> list[bool]:
    """`and` and `or` of more than two parts taken for those of the first two."""
    return values_by(formula, assignments, TWO_PARTS)


def errors_of_two_parts(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """`and` and `or` of more than two parts taken for those of the first two."""
    said = [evaluate_formula(formula, row, connectives=TWO_PARTS) for row in rows]
    return [place for place, row in enumerate(rows) if said[place] != (row[target] == positive)]


def errors_of_either_or(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """`or` taken for true where exactly one part is."""
    said = [evaluate_formula(formula, row, connectives=EITHER_OR) for row in rows]
    return [place for place, row in enumerate(rows) if said[place] != (row[target] == positive)]


def errors_of_odd_or(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """`or` taken for true where an odd number of parts is, as with the operator `^`."""
    tables = {**CONNECTIVES, "or": lambda *parts: sum(parts) % 2 == 1}
    said = [evaluate_formula(formula, row, connectives=tables) for row in rows]
    return [place for place, row in enumerate(rows) if said[place] != (row[target] == positive)]


def errors_of_two_classes(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """Only the first other class taken for the negative one."""
    negative = next((row[target] for row in rows if row[target] != positive), None)
    return [
        place for place in misclassified(formula, rows, target, positive) if rows[place][target] in (positive, negative)
    ]


def backward_as_forward(formula: Formula, assignments: Assignments) -> list[bool]:
    """`<-` read as `->`."""
    return values_by(formula, assignments, {**CONNECTIVES, "<-": CONNECTIVES["->"]})


def forward(formula: Formula) -> Formula:
    """A formula with every `<-` replaced by `->`, its parts in the same order."""
    if isinstance(formula, str):
        return formula
    name, *parts = list(formula)
    return ["->" if name == "<-" else name, *map(forward, parts)]
