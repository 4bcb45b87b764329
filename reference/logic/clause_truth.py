"""Truth of a clause in a set of facts. Blockeel, sections 15.2.3, 15.5.7 and 2.2.6."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.forward_chaining import least_model
from reference.logic.subsumption import matched_term
from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    Term,
    as_clause,
    as_literal,
    as_term,
    atom_of,
    is_negative,
    substituted,
    variables_in,
)

Facts = Iterable[Sequence[Any]]


def clause_holds(
    clause: Sequence[Any], facts: Facts, *, constants: Sequence[Term] | None = None, rules: Sequence[Any] = ()
) -> tuple[bool, Substitution | None]:
    """Whether a clause is true where these facts are true and no others; if not, a substitution that makes it false.

    The variables stand for the constants given, or for those of the facts. Definite `rules` are chained forward first.

    >>> family = [["parent", "homer", "bart"], ["parent", "marge", "bart"], ["male", "homer"]]
    >>> clause_holds([["not", ["parent", "X", "X"]]], family)
    (True, None)
    >>> clause_holds([["male", "X"], [["parent", "X", "Y"]]], family)
    (False, {'X': 'marge', 'Y': 'bart'})
    """
    known = [as_literal(fact) for fact in facts]
    if rules:
        known = sorted(
            least_model(known, [(as_literal(head), [*map(as_literal, body)]) for head, body in rules]), key=repr
        )
    things = constants_of(known) if constants is None else [as_term(each) for each in constants]
    found = next(counterexamples(as_clause(clause), known, things), None)
    return found is None, found


def counterexamples(clause: Clause, facts: Sequence[Literal], constants: Sequence[Term]) -> Iterator[Substitution]:
    """Every substitution of the variables by constants that makes all literals of a clause false."""
    heads = [literal for literal in clause if not is_negative(literal)]
    known = {*facts}
    names = variables_in(clause)
    for values in body_matches([atom_of(literal) for literal in clause if is_negative(literal)], facts):
        # the variables of the head alone range over everything
        free = [name for name in names if name not in values]
        for terms in product(constants, repeat=len(free)):
            whole = {**values, **dict(zip(free, terms, strict=True))}
            if not any(substituted(head, whole) in known for head in heads):
                yield {name: whole[name] for name in names}


def body_matches(body: Sequence[Literal], facts: Sequence[Literal]) -> Iterator[Substitution]:
    """Every substitution that makes all atoms of a body facts."""
    found: list[Substitution] = [{}]
    for atom in body:
        found = [after for before in found for fact in facts if (after := matched_term(atom, fact, before)) is not None]
    yield from found


def constants_of(facts: Facts) -> list[Term]:
    """The different arguments of facts, in order of appearance.

    >>> constants_of([("p", "b", "a"), ("q", "a", 3)])
    ['b', 'a', 3]
    """
    return list(dict.fromkeys(term for fact in facts for term in fact[1:]))


def is_violated(clause: Sequence[Any], facts: Facts, values: Mapping[str, Term]) -> bool:
    """Whether a substitution makes every literal of a clause false."""
    known = {as_literal(fact) for fact in facts}
    literals = substituted(as_clause(clause), {name: as_term(term) for name, term in values.items()})
    return all((atom_of(literal) in known) == is_negative(literal) for literal in literals)


def is_ground(expression: Term) -> bool:
    """Whether a term, literal or clause has no variables."""
    return not variables_in(expression)


def counterexample(
    clause: Sequence[Any], facts: Sequence[Sequence[Any]], constants: Sequence[Term]
) -> Substitution | None:
    """Values of the variables for which a clause, a list of literals, is false; None if it is true.

    >>> counterexample([["crew", "Y"], ["not", ["sails", "Y"]]], [["crew", "ann"], ["sails", "ben"]], ["ann", "ben"])
    {'Y': 'ben'}
    """
    literals, known = (tuple(map(as_term, atoms)) for atoms in (clause, facts))
    return next(counterexamples(literals, known, constants), None)
