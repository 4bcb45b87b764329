"""Nested terms written as equality literals. Flach, section 6.4."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_definite,
    as_rule,
    is_variable,
    names_in,
    negated,
    rule_lists,
)


def flatten_clause(clause: Any, *, constants: bool = True) -> Clause:
    """A definite clause whose body has variables alone, and an equality literal for each term, outer terms first.

    Without `constants` only compound terms are replaced. A term that comes twice is replaced each time. The head stays.

    >>> flatten_clause("fish(X) :- bodyPart(X, pairOf(gill))")[1:]
    (('not', ('bodyPart', 'X', 'V1')), ('not', ('=', 'V1', ('pairOf', 'V2'))), ('not', ('=', 'V2', 'gill')))
    """
    return flat_literals(as_clause(clause), constants=constants)


def flat_literals(literals: Clause, *, constants: bool = True) -> Clause:
    """The literals of a definite clause after all its terms have become equality literals."""
    head, body = as_rule(literals)
    used = {*names_in(literals)}
    free = (name for number in count(1) if (name := f"V{number}") not in used)
    flat = [literal for atom in body for literal in flattened(atom, free, constants=constants)]
    return tuple([head] if head else []) + tuple(map(negated, flat))


def flattened(atom: Literal, free: Iterator[str], *, constants: bool) -> list[Literal]:
    """An atom with variables in place of its terms, and after it the equalities that say what they stand for."""
    replaced: list[tuple[str, Term]] = []

    def variable_for(term: Term) -> Term:
        if is_variable(term) or not (constants or isinstance(term, tuple)):
            return term
        replaced.append((next(free), term))
        return replaced[-1][0]

    found: list[Literal] = [(atom[0], *map(variable_for, atom[1:]))]
    for name, term in replaced:  # grows: what stands in an outer term is replaced after it
        inner = (term[0], *map(variable_for, term[1:])) if isinstance(term, tuple) else term
        found.append(("=", name, inner))
    return found


def flat_rule(clause: Any, *, constants: bool = True) -> list[Any]:
    """A flat definite clause as `[head, body]`.

    >>> flat_rule([["fish", "X"], [["bodyPart", "X", ["pairOf", "gill"]]]])[1]
    [['bodyPart', 'X', 'V1'], ['=', 'V1', ['pairOf', 'V2']], ['=', 'V2', 'gill']]
    """
    return rule_lists(flat_literals(as_definite(clause), constants=constants))
