"""Mistakes in reducing clauses."""

from collections.abc import Callable
from typing import Any

from reference.logic.reduction import reduced_clause, removing_substitution
from reference.logic.subsumption import subsumes
from reference.logic.terms import (
    Clause,
    Literal,
    as_clause,
    atom_of,
    rule_lists,
    substituted,
    without_repeats,
)

Unneeded = Callable[[Literal, Clause], bool]  # whether a literal can go, beside the others


def one_by_one(clause: Any, unneeded: Unneeded) -> list[Any]:
    """The clause without the literals of the body that are held for needless, each looked at beside those left."""
    head, *body = as_clause(clause)
    for literal in list(body):
        others = [other for other in body if other != literal]
        if unneeded(literal, tuple(others)):
            body = others
    return rule_lists((head, *body))


def matched_alone(clause: Any) -> list[Any]:
    """Each literal that becomes another one by some substitution goes, whatever the substitution does to the rest."""
    return one_by_one(clause, lambda literal, others: any(subsumes([literal], [other]) for other in others))


def instances_dropped(clause: Any) -> list[Any]:
    """Each literal that is an instance of another one goes."""
    return one_by_one(clause, lambda literal, others: any(subsumes([other], [literal]) for other in others))


def one_step(clause: Any) -> list[Any]:
    """A single substitution."""
    literals = as_clause(clause)
    found = (removing_substitution(literal, literals) for literal in literals)
    theta = next((each for each in found if each is not None), {})
    return rule_lists(without_repeats(substituted(literals, theta)))


def head_left_out(clause: Any) -> list[Any]:
    """The body reduced without the head: variables of the head are replaced, too."""
    head, *body = as_clause(clause)
    return rule_lists((head, *reduced_clause(body)))


def first_of_each_predicate(clause: Any) -> list[Any]:
    """One atom of each predicate stays, the first."""
    head, *body = as_clause(clause)
    firsts = {atom_of(literal)[0]: literal for literal in reversed(body)}
    return rule_lists((head, *firsts.values()))
