"""Least general generalisations of terms, literals and clauses. Blockeel, section 15.5; Flach, section 6.4."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from reference.logic.reduction import reduced_clause
from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_literal,
    as_term,
    atom_of,
    is_negative,
    negated,
    variables_in,
    without_repeats,
)

Pair = tuple[Term, Term]
VariableTable = dict[Pair, str]  # the variable of each ordered pair of different terms


def lgg_terms(one: Any, other: Any, *, table: VariableTable | None = None) -> Term:
    """The least general term of which two terms are instances.

    Each ordered pair of different terms has one variable. Variables of the two terms count as constants.
    Blockeel, example 15.33.

    >>> lgg_terms(["f", "a", "b", "a", "c"], ["f", "c", "b", "c", "a"])
    ('f', 'V1', 'b', 'V1', 'V2')
    """
    first, second = as_term(one), as_term(other)
    return generalised(first, second, known_variables(first, second) if table is None else table)


def lgg_literals(one: Any, other: Any, *, table: VariableTable | None = None) -> Literal | None:
    """The least general literal of which two literals are instances; None if sign, predicate or arity differ.

    Blockeel, example 15.34.

    >>> lgg_literals(["p", ["f", 1]], ["p", ["f", 2]]), lgg_literals(["p", 1], ["not", ["p", 1]])
    (('p', ('f', 'V1')), None)
    """
    first, second = as_literal(one), as_literal(other)
    atoms = atom_of(first), atom_of(second)
    if is_negative(first) != is_negative(second) or (atoms[0][0], len(atoms[0])) != (atoms[1][0], len(atoms[1])):
        return None
    found: Literal = generalised(*atoms, known_variables(first, second) if table is None else table)
    return negated(found) if is_negative(first) else found


def known_variables(one: Term, other: Term) -> VariableTable:
    """A table in which each variable of two expressions stands for itself, so that no new one gets its name."""
    return {(name, name): name for name in [*variables_in(one), *variables_in(other)]}


def generalised(one: Term, other: Term, table: VariableTable) -> Term:
    """The least general generalisation of two terms; new pairs get variables in the table."""
    if one == other:
        return one
    if isinstance(one, tuple) and isinstance(other, tuple) and (one[0], len(one)) == (other[0], len(other)):
        return (one[0], *(generalised(*pair, table) for pair in zip(one[1:], other[1:], strict=True)))
    if (one, other) not in table:
        used = {*table.values()}
        table[one, other] = next(name for number in count(1) if (name := f"V{number}") not in used)
    return table[one, other]


def literal_pairs(one: Any, other: Any) -> list[Literal | None]:
    """The lgg of each literal of one clause with each of another, with one table of variables; None where undefined."""
    first, second = as_clause(one), as_clause(other)
    table = known_variables(first, second)
    return [lgg_literals(literal, partner, table=table) for literal in first for partner in second]


def lgg(one: Any, other: Any, *, reduce: bool = True) -> Clause:
    """Plotkin's least general generalisation of two clauses, reduced unless asked otherwise. Blockeel, example 15.35.

    >>> one = ["p(a)", "p(b)", "q(c)", "not p(c)"]
    >>> other = ["p(b)", "p(c)", "not p(d)", "not q(c)"]
    >>> len(lgg(one, other, reduce=False)), lgg(one, other)
    (5, (('p', 'b'), ('not', ('p', 'V4'))))
    """
    found = without_repeats(literal for literal in literal_pairs(one, other) if literal is not None)
    return reduced_clause(found) if reduce else found


def lgg_all(clauses: Sequence[Any], *, reduce: bool = True) -> Clause:
    """The least general generalisation of several clauses, from left to right, reduced after each.

    >>> lgg_all(["p(a) :- q(a), r(b)", "p(b) :- q(b), r(b)", "p(c) :- q(c)"])
    (('p', 'V2'), ('not', ('q', 'V2')))
    """
    found, *others = map(as_clause, clauses)
    for clause in others:
        found = lgg(found, clause, reduce=reduce)
    return reduced_clause(found) if reduce else found
