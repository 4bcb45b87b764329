"""Mistakes about the kinds of clauses."""

from collections.abc import Sequence
from typing import Any

from reference.logic.clause_forms import clause_info
from reference.logic.terms import as_clause, as_literal, atom_of, is_negative, is_variable


def repeats_counted(clause: Sequence[Any]) -> dict[str, Any]:
    """Kinds by the number of literals as they are listed."""
    heads = sum(not is_negative(as_literal(literal)) for literal in clause)
    return {
        **clause_info(clause),
        "horn": heads <= 1,
        "definite": heads == 1,
        "fact": heads == 1 and len(clause) == 1,
    }


def negations_kept(clause: Sequence[Any]) -> dict[str, Any]:
    """A body of negated atoms."""
    found = clause_info(clause)
    return {**found, "body": [["not", atom] for atom in found["body"]]}


def few_negations(clause: Sequence[Any]) -> dict[str, Any]:
    """Kinds by the number of negated literals."""
    found = clause_info(clause)
    count = len(found["body"])
    return {**found, "horn": count <= 1, "definite": count == 1, "fact": count == 1 and not found["head"]}


def exchanged(clause: Sequence[Any]) -> dict[str, Any]:
    """Head and body exchanged."""
    found = clause_info(clause)
    return {**found, "head": found["body"], "body": found["head"]}


def outer_variables(clause: Sequence[Any]) -> dict[str, Any]:
    """Ground without a look into compound terms."""
    literals = as_clause(clause)
    ground = not any(is_variable(term) for literal in literals for term in atom_of(literal)[1:])
    return {**clause_info(clause), "ground": ground}
