"""What known mistakes about inverse resolution give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.inverse_resolution import Definite, absorption, definite, identification, leads_back
from reference.logic.subsumption import subsuming_substitutions
from reference.logic.terms import apart_from, as_literal, substituted, variables_in, without_repeats


def absorbed_beside(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of absorption with the body of the resolvent left whole beside the new atom."""
    head, body = definite(resolvent)
    return [(head, (*(atom for atom in new if atom not in body), *body)) for _, new in absorption(resolvent, parent)]


def absorbed_rest(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of absorption in which the new atom takes the place of the rest, and what matched stays."""
    head, body = definite(resolvent)
    return [
        (head, (*(atom for atom in new if atom not in body), *(atom for atom in body if atom not in new)))
        for _, new in absorption(resolvent, parent)
    ]


def absorbed_with_own_head(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of absorption with the head of the parent as it stands there."""
    _, body = definite(resolvent)
    own = as_literal(parent[0])
    return [(head, (own, *(atom for atom in new if atom in body))) for head, new in absorption(resolvent, parent)]


def absorbed_one_to_one(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of absorption by matches in which different variables stand for different terms."""
    head, body = definite(resolvent)
    name, premises = definite(apart_from(definite(parent), variables_in((head, body))))
    found = []
    for values in subsuming_substitutions(premises, body, {}):
        replaced = substituted(premises, values)
        result = head, without_repeats((substituted(name, values), *(atom for atom in body if atom not in replaced)))
        if leads_back(name, values, result) and len({*values.values()}) == len(values):
            found.append(result)
    return list(dict.fromkeys(found))


def identified_and_known(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of identification with the whole body of the resolvent."""
    _, body = definite(resolvent)
    return [(head, body) for head, _ in identification(resolvent, parent)]


def identified_by_known(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of identification that have what both bodies share, in place of the rest."""
    _, body = definite(resolvent)
    return [
        (head, tuple(atom for atom in body if atom not in rest)) for head, rest in identification(resolvent, parent)
    ]


def identified_as_absorbed(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The head of the resolvent over the new atom and the rest, as absorption would have it."""
    head, _ = definite(resolvent)
    return [(head, (new, *rest)) for new, rest in identification(resolvent, parent)]


def identified_with_own_head(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of identification with the atom of the parent as it stands there."""
    own = {atom[0]: atom for atom in definite(parent)[1]}
    return [(own[head[0]], rest) for head, rest in identification(resolvent, parent)]


def identified_heads_apart(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of identification by matches of the bodies alone."""
    return identification((("both",), resolvent[1]), (("both",), parent[1]))
