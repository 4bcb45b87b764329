"""Inverse resolution: the missing parent of a resolvent. Blockeel, section 15.4.4; Kubat, section 15.4; Mitchell.

Clauses are definite where absorption and identification take them, `(head, body)`; elsewhere sets of literals.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from reference.logic.subsumption import subsuming_substitutions
from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    Term,
    apart_from,
    as_literal,
    is_variable,
    substituted,
    variables_in,
    without_anonymous,
    without_repeats,
)

Definite = tuple[Literal, Clause]  # head and body


def definite(written: Sequence[Any]) -> Definite:
    """A definite clause as its head and the different atoms of its body, each `_` a variable of its own.

    >>> definite(["wet", ["rain", ["out", "_"]]])
    (('wet',), (('rain',), ('out', '_1')))
    """
    head, *body = without_anonymous((as_literal(written[0]), *map(as_literal, written[1])))
    return head, without_repeats(body)


def absorption(resolvent: Sequence[Any], parent: Sequence[Any], *, reversible: bool = True) -> list[Definite]:
    """The clauses with the head of a parent where the resolvent has its whole body, one for each way to find it there.

    Blockeel: p <- A,B and q <- A give p <- q,B. Only clauses that lead back to the resolvent, if `reversible`.

    >>> absorption(["a", ["b", "c", "d"]], ["x", ["c", "d"]])
    [(('a',), (('x',), ('b',)))]
    >>> absorption(["a", ["b", "c"]], ["x", ["c", "d"]])
    []
    """
    head, body = definite(resolvent)
    name, premises = definite(apart_from(definite(parent), variables_in((head, body))))
    found = []
    for values in subsuming_substitutions(premises, body, {}):
        replaced = substituted(premises, values)
        result = head, without_repeats((substituted(name, values), *(atom for atom in body if atom not in replaced)))
        if not reversible or leads_back(name, values, result):
            found.append(result)
    return list(dict.fromkeys(found))


def identification(resolvent: Sequence[Any], parent: Sequence[Any], *, reversible: bool = True) -> list[Definite]:
    """The clauses that define one atom of a parent's body by what only the resolvent has, for each atom and match.

    Blockeel: p <- A,B and p <- A,q give q <- B; q is any atom for which the rest of the parent is in the resolvent.

    >>> identification(["a", ["b", "c", "d"]], ["a", ["b", "x"]])
    [(('x',), (('c',), ('d',)))]
    """
    head, body = definite(resolvent)
    own, premises = definite(apart_from(definite(parent), variables_in((head, body))))
    found = []
    for atom in premises:
        rest = tuple(other for other in premises if other != atom)
        for values in matches(own, rest, head, body):
            replaced = substituted(rest, values)
            result = substituted(atom, values), tuple(other for other in body if other not in replaced)
            if not reversible or leads_back(atom, values, result):
                found.append(result)
    return list(dict.fromkeys(found))


def matches(head: Literal, body: Clause, other: Literal, others: Clause) -> Iterator[Substitution]:
    """The substitutions that make a head another one, and all atoms of a body some of the others."""
    for values in subsuming_substitutions((head,), (other,), {}):
        yield from subsuming_substitutions(body, others, values)


def leads_back(literal: Literal, values: Mapping[str, Term], result: Term) -> bool:
    """Whether resolving on a literal of the parent gives the resolvent back, after a match with these values.

    Resolving gives a value only to the variables of the literal. So the others have to stand for different variables
    that the result does not have.
    """
    free = [term for name, term in values.items() if name not in variables_in(literal)]
    return len({*free}) == len(free) and all(is_variable(term) and term not in variables_in(result) for term in free)
