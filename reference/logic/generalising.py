"""Least general generalisations of terms, literals and clauses. Blockeel, section 15.5; Flach, section 6.4."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from reference.logic.reduction import REDUCTION, reduced_clause
from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_definite,
    as_lists,
    as_literal,
    as_term,
    atom_of,
    is_negative,
    negated,
    rule_lists,
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
    return generalised(first, second, known_variables((first, second)) if table is None else table)


def lgg_literals(one: Any, other: Any, *, table: VariableTable | None = None) -> Literal | None:
    """The least general literal of which two literals are instances; None if sign, predicate or arity differ.

    Blockeel, example 15.34.

    >>> lgg_literals(["p", ["f", 1]], ["p", ["f", 2]]), lgg_literals(["p", 1], ["not", ["p", 1]])
    (('p', ('f', 'V1')), None)
    """
    first, second = as_literal(one), as_literal(other)
    return generalised_literals(first, second, known_variables((first, second)) if table is None else table)


def generalised_literals(one: Literal, other: Literal, table: VariableTable) -> Literal | None:
    """The least general generalisation of two literals; None where it is undefined."""
    first, second = atom_of(one), atom_of(other)
    if is_negative(one) != is_negative(other) or (first[0], len(first)) != (second[0], len(second)):
        return None
    found: Literal = generalised(first, second, table)
    return negated(found) if is_negative(one) else found


def known_variables(expressions: Term) -> VariableTable:
    """A table in which each variable of some expressions stands for itself, so that no new one gets its name."""
    return {(name, name): name for name in variables_in(expressions)}


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


def lgg(one: Any, other: Any, *, reduce: bool = True) -> Clause:
    """Plotkin's least general generalisation of two clauses, reduced unless asked otherwise. Blockeel, example 15.35.

    >>> one = ["p(a)", "p(b)", "q(c)", "not p(c)"]
    >>> other = ["p(b)", "p(c)", "not p(d)", "not q(c)"]
    >>> len(lgg(one, other, reduce=False)), lgg(one, other)
    (5, (('p', 'b'), ('not', ('p', 'V4'))))
    """
    found = raw_lgg(as_clause(one), as_clause(other))
    return reduced_clause(found) if reduce else found


def raw_lgg(one: Clause, other: Clause) -> Clause:
    """The lgg of two clauses before it is reduced: every pair of literals that has one, with one table of variables."""
    table = known_variables((one, other))
    pairs = (generalised_literals(literal, partner, table) for literal in one for partner in other)
    return without_repeats(literal for literal in pairs if literal is not None)


def lgg_all(clauses: Sequence[Any], *, reduce: bool = True) -> Clause:
    """The least general generalisation of several clauses, from left to right, reduced after each.

    >>> lgg_all(["p(a) :- q(a), r(b)", "p(b) :- q(b), r(b)", "p(c) :- q(c)"])
    (('p', 'V2'), ('not', ('q', 'V2')))
    """
    found, *others = map(as_clause, clauses)
    for clause in others:
        found = lgg(found, clause, reduce=reduce)
    return reduced_clause(found) if reduce else found


def raw_lgg_lists(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The literals of the lgg of two lists of literals, not reduced, as lists.

    >>> raw_lgg_lists([["p", "a"], ["not", ["q", "a"]]], [["not", ["q", "b"]], ["p", "b"]])
    [['p', 'V1'], ['not', ['q', 'V1']]]
    """
    clauses = (without_repeats(map(as_term, literals)) for literals in (one, other))
    return [as_lists(literal) for literal in raw_lgg(*clauses)]


def lgg_of_examples(examples: Sequence[Any]) -> list[Any]:
    """The reduced lgg of definite clauses, whose heads have one predicate, as `[head, body]`; reduced after each.

    >>> lgg_of_examples([[["p", "a"], [["q", "a", "b"], ["r", "b"]]], [["p", "b"], [["q", "b", "a"]]]])
    [['p', 'V1'], [['q', 'V1', 'V2']]]
    """
    found, *others = map(as_definite, examples)
    for clause in [found, *others]:
        found = REDUCTION.last(clause=raw_lgg(found, clause)).clause
    return rule_lists(found)
