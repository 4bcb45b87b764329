"""Verifier for formulas: equivalent to the given one, with only the connectives that are asked for."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.formulas import Formula, evaluate_formula, propositions

FORM = 'Return a formula: text such as "p", or a list such as ["or", ["not", "p"], "q"].'
# the least and the largest number of parts; 99 is far beyond any answer, and keeps `most` a number
PARTS = {"and": (1, 99), "or": (1, 99), "not": (1, 1), "->": (2, 2), "<-": (2, 2), "<->": (2, 2)}
ARROWS = ("->", "<-", "<->")


def without_arrows_flaws(answer: Any, formula: Formula) -> list[Flaw]:
    """The flaws of a formula of `and`, `or` and `not`; none for any that is equivalent to the given one."""
    read(answer)
    if any(name in ARROWS for name in connectives(answer)):
        return [Flaw("formula", 1, "connective", "There is an arrow left in the formula.")]
    # before the values: an unknown proposition has none
    if not propositions(answer) <= propositions(formula):
        return [Flaw("formula", 1, "proposition", "The formula has a proposition that the given one has not.")]
    return [differing(given) for given in all_assignments(formula) if values_differ(answer, formula, given)]


def is_proposition(formula: Formula) -> bool:
    """Whether a formula is a proposition alone, which is its own and only answer."""
    return isinstance(formula, str)


def all_assignments(formula: Formula) -> list[dict[str, bool]]:
    """Every assignment of truth values to the propositions of a formula."""
    names = sorted(propositions(formula))
    return [dict(zip(names, values, strict=True)) for values in product((True, False), repeat=len(names))]


def values_differ(answer: Formula, formula: Formula, given: Mapping[str, bool]) -> bool:
    """Whether two formulas have different truth values."""
    return evaluate_formula(answer, given) != evaluate_formula(formula, given)


def differing(given: Mapping[str, bool]) -> Flaw:
    """The flaw of a formula with a wrong value under this assignment; one wrong value costs as much as many."""
    where = ", ".join(f"{name} is {str(value).lower()}" for name, value in given.items())
    return Flaw(where, 1, "equivalence", f"Where {where}, the two formulas have different values.")


def read(answer: Any) -> None:
    """Checks the form of a formula; raises NotReadable if it is not one."""
    if isinstance(answer, str) and answer and answer not in PARTS:
        return
    if not isinstance(answer, list) or not answer or not isinstance(answer[0], str) or answer[0] not in PARTS:
        raise NotReadable(FORM)
    least, most = PARTS[answer[0]]
    if not least <= len(answer) - 1 <= most:
        raise NotReadable(f"`{answer[0]}` does not have {len(answer) - 1} parts. {FORM}")
    for part in answer[1:]:
        read(part)


def connectives(formula: Formula) -> list[str]:
    """The connectives of a formula, with repeats."""
    if isinstance(formula, str):
        return []
    return [formula[0], *(name for part in formula[1:] for name in connectives(part))]
