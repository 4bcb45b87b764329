"""Resolution of two clauses. Blockeel, sections 15.4.3, 15.4.4 and 15.5.6; Mitchell, 10.6; Flach, section 6.4."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    apart_from,
    as_clause,
    as_definite,
    as_lists,
    as_term,
    atom_of,
    is_negative,
    negated,
    substituted,
    variables_in,
    without_repeats,
)
from reference.logic.unification import unified, unifier_of


class Resolution(NamedTuple):
    """A resolution step: the literal of either parent, their most general unifier, and the resolvent."""

    literal: Literal
    other: Literal
    unifier: Substitution
    clause: Clause


def resolvents(one: Sequence[Any], other: Sequence[Any]) -> list[Resolution]:
    """Every resolution step with two clauses: one for each pair of literals that unify, with opposite signs.

    The second clause is renamed apart. Each literal leaves its own parent before the union: Blockeel's definition 15.18
    removes them from the union, and so takes p from {p, not q} and {q, not q}, which does not follow.

    >>> chain, other = [["p", "X"], [["q", "X"], ["r", "X", "Y"]]], [["q", "X"], [["s", "X", "Y"]]]
    >>> [step.clause for step in resolvents(chain, other)]
    [(('p', 'X'), ('not', ('r', 'X', 'Y')), ('not', ('s', 'X', 'Y1')))]
    """
    return resolution_steps(as_clause(one), as_clause(other))


def resolution_steps(first: Clause, second: Clause) -> list[Resolution]:
    """Every resolution step with two clauses that are tuples of literals, the second renamed apart.

    >>> [step.unifier for step in resolution_steps((("p", "X"),), (("not", ("p", "a")),))]
    [{'X': 'a'}]
    """
    renamed = apart_from(second, variables_in(first))
    return [
        Resolution(literal, against, unifier, resolvent(first, renamed, literal, against, unifier))
        for literal in first
        for against in renamed
        if is_negative(literal) != is_negative(against)
        and (unifier := unifier_of(atom_of(against), atom_of(literal))) is not None
    ]


def resolvent(first: Clause, second: Clause, literal: Literal, against: Literal, unifier: Substitution) -> Clause:
    """What is left of two clauses without a literal of each, after the substitution."""
    left = [*(each for each in first if each != literal), *(each for each in second if each != against)]
    return without_repeats(substituted(tuple(left), unifier))


def resolved_clauses(one: Sequence[Any], other: Sequence[Any]) -> list[Clause]:
    """The resolvents of two clauses alone, each once."""
    return list(dict.fromkeys(step.clause for step in resolvents(one, other)))


def ground_resolvents(one: Clause, other: Clause) -> list[Clause]:
    """The resolvents of two clauses without variables: of each pair of a literal and its negation. Mitchell, 10.6.1.

    >>> ground_resolvents((("pass",), ("not", ("know",))), (("know",), ("not", ("study",))))
    [(('pass',), ('not', ('study',)))]
    """
    return [
        without_repeats([*(each for each in one if each != literal), *(each for each in other if each != opposite)])
        for literal in one
        if (opposite := negated(literal)) in other
    ]


def is_tautology(clause: Clause) -> bool:
    """Whether a clause has an atom and its negation, so that it is always true."""
    return any(negated(literal) in clause for literal in clause)


def recursion_kind(clause: Sequence[Any]) -> dict[str, bool]:
    """Whether the predicate of a clause's head is in its body, the head is, and a renamed copy resolves with it.

    >>> recursion_kind([["p", ["f", "X"]], [["p", "X"]]])
    {'recursive': True, 'trivial': False, 'self_resolving': True}
    >>> recursion_kind([["p", "a"], [["p", "b"]]])
    {'recursive': True, 'trivial': False, 'self_resolving': False}
    """
    head, *body = as_definite(clause)
    atoms = tuple(atom_of(literal) for literal in body)
    copies = apart_from(atoms, variables_in(head))
    return {
        "recursive": (head[0], len(head)) in [(atom[0], len(atom)) for atom in atoms],  # p/1 and p/2 are different
        "trivial": head in atoms,
        "self_resolving": any(unified(head, atom, {}) is not None for atom in copies),
    }


def is_of_kind(claim: Mapping[str, Any]) -> bool:
    """Whether a clause is of the kind that a claim names.

    >>> is_of_kind({"clause": [["p", "X"], [["p", "X"]]], "kind": "trivial"})
    True
    """
    return recursion_kind(claim["clause"])[claim["kind"]]


def all_resolvents(one: Sequence[Any], other: Sequence[Any]) -> list[list[Any]]:
    """The resolvents of two clauses that are lists of literals, as such lists.

    >>> all_resolvents([["p", "X"], ["not", ["q", "X"]]], [["q", "a"]])
    [[['p', 'a']]]
    """
    first, second = (tuple(map(as_term, literals)) for literals in (one, other))
    return [as_lists(step.clause) for step in resolution_steps(first, second)]
