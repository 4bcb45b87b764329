"""Kinds of clauses, and ways to write them. Blockeel, section 15.2.3; Flach, section 6.4."""

from collections.abc import Sequence
from typing import Any

from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_term,
    atom_of,
    is_negative,
    negated,
    variables_in,
    without_repeats,
)


def to_implication(clause: Any) -> tuple[list[Literal], list[Literal]]:
    """The head of a clause, its positive literals, and its body, the atoms of the negative ones.

    Blockeel, example 15.6: p(X) or q(X) if r(X, Y).

    >>> to_implication(["p(X)", "q(X)", "not r(X, Y)"])
    ([('p', 'X'), ('q', 'X')], [('r', 'X', 'Y')])
    """
    literals = as_clause(clause)
    return [each for each in literals if not is_negative(each)], [
        atom_of(each) for each in literals if is_negative(each)
    ]


def to_clause(head: Sequence[Literal], body: Sequence[Literal]) -> Clause:
    """The literals of "one of the head, if all of the body".

    >>> to_clause([("p", "X")], [("q", "X")])
    (('p', 'X'), ('not', ('q', 'X')))
    """
    return without_repeats([*head, *map(negated, body)])


def clause_kind(clause: Any) -> dict[str, bool]:
    """Whether a clause is a Horn clause, definite, a fact, and ground.

    A Horn clause has one positive literal at most, a definite clause exactly one; a fact has no other literal.

    >>> clause_kind(["p(X)", "not q(X)", "not r(X, Y)"])
    {'horn': True, 'definite': True, 'fact': False, 'ground': False}
    """
    head, body = to_implication(clause)
    return {
        "horn": len(head) <= 1,
        "definite": len(head) == 1,
        "fact": len(head) == 1 and not body,
        "ground": not variables_in((*head, *body)),
    }


def implication_kinds(head: Sequence[Any], body: Sequence[Any]) -> list[str]:
    """Of what kinds "one of the head, if all of the body" is as a clause; a negated atom of the body is a head's.

    >>> implication_kinds([["p", "a"]], [["q", "a"]]), implication_kinds([["p", "X"]], [["not", ["q", "X"]]])
    (['horn', 'definite', 'ground'], [])
    """
    literals = to_clause([as_term(atom) for atom in head], [as_term(literal) for literal in body])
    return [kind for kind, holds in clause_kind(literals).items() if holds]


def term_text(term: Term) -> str:
    """A term or an atom as it is written in Prolog.

    >>> term_text(("part", "X", ("pair", "gill")))
    'part(X, pair(gill))'
    """
    return f"{term[0]}({', '.join(map(term_text, term[1:]))})" if isinstance(term, tuple) else str(term)


def to_prolog(head: Sequence[Literal], body: Sequence[Literal]) -> str:
    """A definite clause, or a goal without a head, in Prolog's syntax. Flach, section 6.4.

    >>> to_prolog([("fish", "X")], [("bodyPart", "X", ("pairOf", "gill"))])
    'fish(X) :- bodyPart(X, pairOf(gill)).'
    """
    left, right = (", ".join(term_text(as_term(atom)) for atom in atoms) for atoms in (head, body))
    return f"{left} :- {right}".strip() + "." if body else f"{left}."
