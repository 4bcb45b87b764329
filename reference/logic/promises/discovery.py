"""Promises about facts in which clauses are looked for, and about the literals of these clauses."""

from collections.abc import Sequence
from typing import Any

from reference.logic.promises.clauses import are_signed, have_one_arity, is_ground
from reference.logic.terms import is_variable, variables_in
from reference.shared.promises import are_distinct

MAX_STEPS_LITERALS = {1: 8, 2: 7, 3: 6}  # literals to choose from, by the length of a clause: 42 clauses at most


def is_discovery_task(facts: Sequence[Any], literals: Sequence[Any], max_literals: int) -> bool:
    """Whether facts are different ground atoms, and the literals different ones with variables alone, and not many."""
    atoms = [literal[1] if literal[0] == "not" else literal for literal in literals]
    return (
        max_literals in MAX_STEPS_LITERALS
        and 0 < len(literals) <= MAX_STEPS_LITERALS[max_literals]
        and 0 < len(facts) <= 25
        and are_signed([*facts, *literals]) | are_signed(literals)
        and have_one_arity([*facts, *atoms])
        and are_distinct(map(tuple, facts))
        and all(isinstance(term, str) for atom in (*facts, *atoms) for term in atom)
        and all(map(is_ground, facts))
        and all(is_variable(term) for atom in atoms for term in atom[1:])
        and len(variables_in(tuple(map(tuple, atoms)))) <= 3
    )
