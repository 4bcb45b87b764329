"""Promises about clauses that are held against interpretations."""

from collections.abc import Sequence
from typing import Any

from reference.logic.forward_chaining import Atom
from reference.logic.interpretation_coverage import parts_of_clause
from reference.logic.promises.programs import is_program
from reference.logic.terms import is_variable


def are_safe_clauses(hypothesis: Sequence[Sequence[Any]]) -> bool:
    """Whether every clause has a negated literal, and all variables of a clause stand in those."""
    for clause in hypothesis:
        heads, body = parts_of_clause(clause)
        known = {term for atom in body for term in atom[1:]}
        if not body or any(is_variable(term) and term not in known for head in heads for term in head[1:]):
            return False
    return True


def have_one_language(
    hypothesis: Sequence[Sequence[Any]], background: Sequence[Any], interpretations: Sequence[Sequence[Atom]]
) -> bool:
    """Whether facts are without variables, and a predicate has the same number of terms everywhere."""
    atoms = [list(atom) for clause in hypothesis for part in parts_of_clause(clause) for atom in part]
    facts = [fact for each in interpretations for fact in each]
    rules = [[atom, [atom]] for atom in atoms]
    return is_program(facts or [["p", "a"]], [*background, *rules])
