"""Promises about terms, atoms and clauses."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reference.logic.terms import ANONYMOUS, as_literal, as_term, atom_of, is_variable, names_in


def is_plain_term(term: Any) -> bool:
    """Whether a term is text, a whole number or `[functor, term, ...]`, with names of letters, digits and `_`."""
    if isinstance(term, str):
        return term.isidentifier() and term != ANONYMOUS
    if isinstance(term, Sequence):
        return len(term) > 1 and is_name(term[0]) and all(map(is_plain_term, term[1:]))
    return isinstance(term, int) and not isinstance(term, bool)


def is_name(name: Any) -> bool:
    """Whether something is a name of a predicate or functor: it begins with a small letter, and is not `not`."""
    return isinstance(name, str) and name.isidentifier() and name[0].islower() and name != "not"


def is_plain_atom(atom: Any) -> bool:
    """Whether an atom has a predicate and at least one term."""
    return isinstance(atom, Sequence) and not isinstance(atom, str) and len(atom) > 1 and is_plain_term(atom)


def are_definite(clauses: Iterable[Any]) -> bool:
    """Whether clauses are `[head, body]` with atoms of at least one term, no atom of a body twice in it.

    A predicate has the same number of terms everywhere, and so has a functor; no name is both.
    """
    atoms = []
    for clause in clauses:
        if not isinstance(clause, Sequence) or len(clause) != 2:
            return False
        head, body = clause
        if not all(map(is_plain_atom, [head, *body])) or any(atom in body[:place] for place, atom in enumerate(body)):
            return False
        atoms += [as_literal(atom) for atom in (head, *body)]
    return have_one_arity(atoms)


def have_one_arity(atoms: Iterable[Any]) -> bool:
    """Whether every name of a predicate, functor or constant has one number of arguments in all atoms, and one use."""
    uses: dict[str, set[tuple[str, int]]] = {}

    def look(term: Any, use: str) -> None:
        if isinstance(term, tuple):
            uses.setdefault(term[0], set()).add((use, len(term)))
            for argument in term[1:]:
                look(argument, "term")
        elif isinstance(term, str) and not is_variable(term):
            uses.setdefault(term, set()).add((use, 1))

    for atom in atoms:
        look(atom_of(as_literal(atom)), "atom")
    return all(len(use) == 1 for use in uses.values())


def is_ground(expression: Any) -> bool:
    """Whether an atom or a term has no variables."""
    return not any(map(is_variable, names_in(as_term(expression))))


def is_substitution(theta: Mapping[str, Any]) -> bool:
    """Whether the keys are variables, and the values are terms."""
    return all(is_variable(name) and is_plain_term(name) and is_plain_term(term) for name, term in theta.items())


def have_simple_terms(clauses: Iterable[Any]) -> bool:
    """Whether all terms of definite clauses are variables or names of constants."""
    return all(isinstance(term, str) for head, body in clauses for atom in (head, *body) for term in atom)


def are_signed(literals: Sequence[Any]) -> bool:
    """Whether literals are atoms, negated or not, none of them twice."""
    atoms = [literal[1] if literal[0] == "not" and len(literal) == 2 else literal for literal in literals]
    return all(map(is_plain_atom, atoms)) and not any(literal in literals[:n] for n, literal in enumerate(literals))
