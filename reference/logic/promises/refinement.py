"""Promises about clauses to refine."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.promises.clauses import are_definite, have_simple_terms, is_name
from reference.logic.refinement import refinements
from reference.logic.terms import is_variable, names_in
from reference.shared.promises import are_distinct

MOST_VARIABLES = 6  # whose names a student may try in every order
MOST_ATOMS = 3  # in the body: those that look alike are tried in every order
MOST_STEPS = 60  # to one level: its clauses are what a student can still read


def can_be_refined(clause: Sequence[Any], predicates: Mapping[str, int], constants: Sequence[str], levels: int) -> bool:
    """Whether a clause, predicates and constants have fitting names, and the levels together few clauses."""
    if not (are_definite([clause]) and have_simple_terms([clause]) and 1 <= levels <= 3):
        return False
    head, body = clause
    if len(body) > MOST_ATOMS:
        return False
    used = {atom[0]: len(atom) - 1 for atom in (head, *body)}
    names = [*used, *predicates]
    new = levels * max(predicates.values(), default=0)
    terms = {name for name in names_in(tuple(map(tuple, (head, *body)))) if name not in used}
    return (
        all(is_name(name) and 1 <= n <= 3 for name, n in predicates.items())
        and head[0] not in predicates
        and all(used.get(name, n) == n for name, n in predicates.items())
        and are_distinct(constants)
        and all(is_name(constant) and constant not in names for constant in constants)
        and not any(term in names for term in terms if not is_variable(term))
        and len([term for term in terms if is_variable(term)]) + new <= MOST_VARIABLES
        and has_few_clauses(clause, predicates, constants, levels)
    )


def has_few_clauses(clause: Any, predicates: Mapping[str, int], constants: Sequence[str], levels: int) -> bool:
    """Whether that many steps lead to few clauses, counted each time that a step leads to them."""
    found: list[Any] = [clause]
    for _ in range(levels):
        found = [after for each in found for after in refinements(each, predicates, constants)]
        if len(found) > MOST_STEPS:
            return False
    return True
