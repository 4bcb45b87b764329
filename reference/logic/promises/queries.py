"""Promises about queries, and the facts and clauses that answer them."""

from collections.abc import Sequence
from typing import Any

from reference.logic.promises.clauses import have_one_arity, is_plain_atom
from reference.logic.terms import as_lists, as_literal, atom_of, is_negative, is_variable, names_in, variables_in


def is_answerable(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any]) -> bool:
    """Whether facts are ground and atoms flat, heads have variables of their bodies, and tests meet values only."""
    bodies = [goals, *(body for _, body in clauses)]
    atoms = [*facts, *(head for head, _ in clauses), *(atom_of(as_literal(goal)) for body in bodies for goal in body)]
    plain = [atom for atom in atoms if atom[0] != "<"]
    return (
        all(
            is_plain_atom(as_lists(atom)) and all(isinstance(term, str | int) and term != "not" for term in atom)
            for atom in plain
        )
        and have_one_arity(plain)
        and not any(variables_in(as_literal(fact)) for fact in facts)
        and len({repr(fact) for fact in facts}) == len(facts)
        and bool(positive_variables(goals))
        and all(map(is_ordered, bodies))
        and all({*variables_in(as_literal(head))} <= positive_variables(body) for head, body in clauses)
        and all(body for _, body in clauses)
    )


def is_compared(term: Any) -> bool:
    """Whether a term is a number or a variable."""
    return isinstance(term, int) or is_variable(term)


def positive_variables(goals: Sequence[Any]) -> set[str]:
    """The variables that some goal gives a value to: one that is neither negated nor a test."""
    return {
        name
        for goal in goals
        if not is_negative(literal := as_literal(goal)) and literal[0] != "<"
        for name in variables_in(literal)
    }


def is_ordered(goals: Sequence[Any]) -> bool:
    """Whether each test has values by then, and no free variable of a negated goal is used after it."""
    for place, goal in enumerate(goals):
        literal = as_literal(goal)
        known, names = positive_variables(goals[:place]), {*variables_in(literal)}
        if literal[0] == "<" and not (names <= known and len(literal) == 3 and all(map(is_compared, literal[1:]))):
            return False
        if is_negative(literal) and (names - known) & {name for each in goals[place + 1 :] for name in names_in(each)}:
            return False
    return True
