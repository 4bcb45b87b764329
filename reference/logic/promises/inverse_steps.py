"""Promises about clauses of propositions and steps of inverse resolution."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.inverse_steps import INVERSE, clause_of
from reference.logic.terms import negated


def is_proposition_clause(clause: Sequence[Any]) -> bool:
    """Whether a clause has different literals, none with its negation, each a name or `["not", name]`."""
    if any(not isinstance(literal, str) and len(literal) != 2 for literal in clause):
        return False
    literals = clause_of(clause)
    names = [literal[1] if literal[0] == "not" else literal for literal in literals]
    return (
        len({*literals}) == len(literals)
        and not any(negated(literal) in literals for literal in literals)
        and all(len(name) == 1 and name[0].isidentifier() and name[0] != "not" for name in names)
    )


def are_possible_steps(clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]) -> bool:
    """Whether every step can be made, on a literal of its parent, and its new variables come into the clause."""
    try:
        states = list(INVERSE.steps(clause=clause, steps=steps))
    except (ValueError, TypeError):
        return False
    used: set[str] = set()
    for state, step in zip(states[1:], steps, strict=True):
        new = [*step["names"].values()]
        left = {term for literal in state.clause for term in (literal[1] if literal[0] == "not" else literal)[1:]}
        if len({*new}) != len(new) or used & {*new} or not {*new} <= left or step["literal"] not in step["parent"]:
            return False
        used |= {*new, *step["theta"]}
    return True
