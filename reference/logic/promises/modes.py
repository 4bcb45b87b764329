"""Promises about mode declarations and the clauses that are held against them."""

from collections.abc import Iterable, Sequence
from typing import Any


def are_declarations(head_modes: Sequence[Sequence[str]], body_modes: Sequence[Sequence[str]]) -> bool:
    """Whether places have a sign and a type, heads no outputs, and all declarations of a predicate the same types."""
    types: dict[str, list[str]] = {}
    for mode in [*head_modes, *body_modes]:
        if not all(len(place) > 1 and place[0] in "+-#" for place in mode[1:]) or len(mode) < 2:
            return False
        if types.setdefault(mode[0], [place[1:] for place in mode[1:]]) != [place[1:] for place in mode[1:]]:
            return False
    return len(head_modes) > 0 and not any(place[0] == "-" for mode in head_modes for place in mode[1:])


def have_plain_terms(clauses: Iterable[Sequence[Any]]) -> bool:
    """Whether all terms of clauses are names or whole numbers, `_` none of them, and every atom has one."""
    atoms = [atom for head, body in clauses for atom in (head, *body)]
    terms = [term for atom in atoms for term in atom[1:]]
    return all(len(atom) > 1 for atom in atoms) and all(
        isinstance(term, int) or (isinstance(term, str) and term[:1].isalpha()) for term in terms
    )
