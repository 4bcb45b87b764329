"""What known mistakes about inverse resolution give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.forward_chaining import extensions, instance
from reference.logic.inverse_resolution import Definite, absorption, definite, identification, leads_back


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
    own = definite(parent)[0]
    return [(head, (own, *(atom for atom in new if atom in body))) for head, new in absorption(resolvent, parent)]


def absorbed_one_to_one(resolvent: Sequence[Any], parent: Sequence[Any]) -> list[Definite]:
    """The clauses of absorption by matches in which different variables stand for different terms."""
    head, body = definite(resolvent)
    new, premises = definite(parent)
    found = []
    for values in extensions(premises, body, {}):
        taken = [instance(atom, values) for atom in premises]
        result = head, (instance(new, values), *(atom for atom in body if atom not in taken))
        if leads_back(new, values, result) and len({*values.values()}) == len(values):
            found.append(result)
    return found


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
