"""Promises about clauses that are resolved."""

from collections.abc import Sequence
from typing import Any

from reference.logic.promises.clauses import are_signed, have_one_arity
from reference.logic.terms import atom_of, is_variable


def are_flat_literals(*clauses: Sequence[Any]) -> bool:
    """Whether clauses are lists of different literals, whose terms are variables and names with one use each."""
    literals = [literal for clause in clauses for literal in clause]
    return (
        all(map(are_signed, clauses))
        and have_one_arity(literals)
        and all(isinstance(term, str) for literal in literals for term in atom_of(literal))
    )


def are_facts_about(facts: Sequence[Sequence[Any]], constants: Sequence[str]) -> bool:
    """Whether facts have no variables, none stands twice, and there are constants, which have all that facts name."""
    return (
        len(constants) > 0
        and not any(map(is_variable, constants))
        and all({*fact[1:]} <= {*constants} for fact in facts)
        and len({tuple(fact) for fact in facts}) == len(facts)
    )
