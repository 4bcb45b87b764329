"""Promises about the clauses that inverse resolution is given."""

from collections.abc import Iterable, Sequence
from typing import Any

from reference.logic.predicate_invention import divided, largest_common_parts
from reference.logic.terms import is_variable
from reference.shared.promises import are_distinct


def are_plain_clauses(clauses: Iterable[Sequence[Any]]) -> bool:
    """Whether clauses are pairs of a head and a body of different atoms, without functors, `_`, or propositions.

    Every atom has terms, each a text of letters and digits, and a predicate always has the same number of them.
    """
    written = list(clauses)
    atoms = [atom for head, body in written for atom in (head, *body)]
    return (
        all(len(atom) > 1 and all(is_plain_name(term) for term in atom) for atom in atoms)
        and not any(is_variable(atom[0]) for atom in atoms)
        and len({(atom[0], len(atom)) for atom in atoms}) == len({atom[0] for atom in atoms})
        and all(are_distinct([list(atom) for atom in body]) for _, body in written)
    )


def is_plain_name(term: Any) -> bool:
    """Whether a term is a constant or a variable of letters and digits that begins with a letter."""
    return isinstance(term, str) and term.isalnum() and term[0].isalpha() and term.isascii()


def defines_something(resolvent: Sequence[Any], parent: Sequence[Any]) -> bool:
    """Whether the body of a parent has all variables of its head, whose predicate stands nowhere else."""
    (name, *terms), body = parent
    known = {term for atom in body for term in atom[1:]}
    others = {atom[0] for atom in (resolvent[0], *resolvent[1], *body)}
    return bool(body) and all(term in known for term in terms if is_variable(term)) and name not in others


def lacks_one_atom(resolvent: Sequence[Any], parent: Sequence[Any]) -> bool:
    """Whether exactly one atom of a parent's body has a predicate that nothing else has, all variables known."""
    others = [atom[0] for atom in (resolvent[0], *resolvent[1], parent[0])]
    own = [atom for atom in parent[1] if atom[0] not in others]
    known = {term for atom in (parent[0], *parent[1]) if atom not in own for term in atom[1:]}
    return len(own) == 1 and all(term in known for term in own[0][1:] if is_variable(term))


def have_rests(first: Sequence[Any], second: Sequence[Any], same_head: bool) -> bool:
    """Whether no largest common part of two bodies is the whole of one, so that both have a rest."""
    found = largest_common_parts(first, second, same_head=same_head)
    return all(all(divided(first, second, pairs)[1:3]) for pairs in found)
