"""Least general generalisation relative to background facts. Blockeel, section 15.5.3."""

from collections.abc import Sequence
from typing import Any

from reference.logic.generalising import lgg, raw_lgg
from reference.logic.reduction import REDUCTION, reduced_clause
from reference.logic.terms import (
    NOT,
    Clause,
    Literal,
    as_clause,
    as_literal,
    as_rule,
    negated,
    rule_lists,
    variables_in,
)


def rlgg(one: Any, other: Any, background: Sequence[Any], *, reduce: bool = True) -> Clause:
    """The least general clause, relative to background facts, that gives two facts; definition 15.19.

    The lgg of both facts with the background as their bodies, reduced, and then without the background.

    >>> background = [["big", "a"], ["big", "b"], ["red", "a"], ["red", "c"]]
    >>> rlgg(["good", "a"], ["good", "b"], background)
    (('good', 'V1'), ('not', ('big', 'V1')))
    """
    facts = [as_literal(fact) for fact in background]
    raw = raw_rlgg(one, other, facts)
    found = reduced_clause(raw) if reduce else raw
    return tuple(literal for literal in found if negated(literal) not in facts)


def raw_rlgg(one: Any, other: Any, background: Sequence[Any]) -> Clause:
    """The lgg of two facts, each with the background as its body, before it is reduced."""
    body = list(background)
    return lgg([one, body], [other, body], reduce=False)


def linked_literals(clause: Any) -> list[Literal]:
    """The atoms of a body that are linked to the head by a chain of atoms that share variables.

    >>> linked_literals("p(X) :- q(X, Y), r(Y, a), r(Z, a)")
    [('q', 'X', 'Y'), ('r', 'Y', 'a')]
    """
    head, body = as_rule(as_clause(clause))
    known, linked = {*variables_in(head or ())}, list[Literal]()
    while new := [atom for atom in body if atom not in linked and known.intersection(variables_in(atom))]:
        linked += new
        known.update(variables_in(tuple(new)))
    return [atom for atom in body if atom in linked]


def rlgg_rule(one: Sequence[str], other: Sequence[str], background: Sequence[Sequence[str]]) -> list[Any]:
    """The rlgg of two facts as `[head, body]`, reduced before the background is dropped; no term is compound.

    >>> rlgg_rule(["good", "a"], ["good", "b"], [["big", "a"], ["big", "b"], ["red", "a"], ["red", "c"]])
    [['good', 'V1'], [['big', 'V1']]]
    """
    body = [(NOT, tuple(fact)) for fact in background]
    raw = raw_lgg((tuple(one), *body), (tuple(other), *body))
    head, atoms = rule_lists(REDUCTION.last(clause=raw).clause)
    return [head, [atom for atom in atoms if atom not in background]]
