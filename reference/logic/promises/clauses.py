"""Promises about terms, atoms and clauses."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reference.logic.specialising import glb_clause
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


def are_unifiable_shapes(atoms: Sequence[Any]) -> bool:
    """Whether atoms have at least one term each, and a functor has one number of arguments, and no other use."""
    return all(map(is_plain_atom, atoms)) and have_one_arity(map(as_literal, atoms)) and symbols_in(atoms) <= 40


def are_substitutions(thetas: Sequence[Mapping[str, Any]]) -> bool:
    """Whether each is a substitution, no variable stands for itself, and functors have one number of arguments."""
    terms = [term for theta in thetas for term in theta.values()]
    return (
        all(is_substitution(theta) and all(name != term for name, term in theta.items()) for theta in thetas)
        and have_one_arity([("terms", *map(as_term, terms))])
        and symbols_in(terms) <= 60
    )


def few_inverses(atom: Any, theta: Mapping[str, Any]) -> bool:
    """Whether an atom and the terms of a substitution are ground, and have few places where a variable may stand."""
    ground = is_plain_atom(atom) and is_substitution(theta) and all(map(is_ground, (atom, *theta.values())))
    places = symbols_in([atom]) - 1
    return (
        bool(ground)
        and have_one_arity([as_literal(atom), ("terms", *map(as_term, theta.values()))])
        and ((1 + len(theta)) ** places <= 5000)
    )


def symbols_in(terms: Sequence[Any]) -> int:
    """How many names and numbers terms have together."""
    return sum(
        1 + symbols_in(term[1:]) if isinstance(term, Sequence) and not isinstance(term, str) else 1 for term in terms
    )


def are_comparable(clauses: Sequence[Any], most: int = 8) -> bool:
    """Whether clauses are definite, their bodies short, and their terms variables, constants or whole numbers."""
    return are_definite(clauses) and all(len(body) <= most for _, body in clauses) and symbols_in(clauses) <= 200


def heads_unify(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether the heads of two clauses have a unifier once their variables are renamed apart."""
    return glb_clause(one, other) is not None


def are_readable_literals(literals: Sequence[Any]) -> bool:
    """Whether literals are atoms, negated or not, with one number of arguments for each name; they may repeat."""
    different = [literal for place, literal in enumerate(literals) if literal not in literals[:place]]
    return are_signed(different) and have_one_arity(different) and len(literals) <= 20
