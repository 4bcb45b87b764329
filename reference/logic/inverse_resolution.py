"""Inverse resolution: the missing parent of a resolvent. Blockeel, section 15.4.4; Kubat, section 15.4; Mitchell.

Absorption and identification take definite clauses without functions, `(head, body)`; atoms are those of chaining.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.forward_chaining import Atom, extensions, instance
from reference.logic.terms import is_variable

Definite = tuple[Atom, tuple[Atom, ...]]  # head and body


def definite(written: Sequence[Any]) -> Definite:
    """A definite clause as its head and the different atoms of its body, all as tuples.

    >>> definite([["wet", "X"], [["out", "X"], ["rain"], ["rain"]]])
    (('wet', 'X'), (('out', 'X'), ('rain',)))
    """
    head, body = written
    return tuple(head), tuple(dict.fromkeys(map(tuple, body)))


def absorption(resolvent: Sequence[Any], parent: Sequence[Any], *, reversible: bool = True) -> list[Definite]:
    """The clauses with a parent's head in place of its body, for each way to find this in the resolvent.

    Blockeel: p <- A,B and q <- A give p <- q,B. If `reversible`, resolution leads back from each to the resolvent. All
    variables of the parent's head are in its body.

    >>> absorption([["a"], [["b"], ["c"], ["d"]]], [["x"], [["c"], ["d"]]])
    [(('a',), (('x',), ('b',)))]
    >>> absorption([["a"], [["b"], ["c"]]], [["x"], [["c"], ["d"]]])
    []
    """
    head, body = definite(resolvent)
    new, premises = definite(parent)
    found = []
    for values in extensions(premises, body, {}):
        taken = [instance(atom, values) for atom in premises]
        result = head, (instance(new, values), *(atom for atom in body if atom not in taken))
        if not reversible or leads_back(new, values, result):
            found.append(result)
    return found


def identification(resolvent: Sequence[Any], parent: Sequence[Any], *, reversible: bool = True) -> list[Definite]:
    """The clauses that define one atom of a parent's body by what only the resolvent has, for each atom and match.

    Blockeel: p <- A,B and p <- A,q give q <- B. All variables of q are elsewhere in the parent, too.

    >>> identification([["a"], [["b"], ["c"], ["d"]]], [["a"], [["b"], ["x"]]])
    [(('x',), (('c',), ('d',)))]
    """
    head, body = definite(resolvent)
    own, premises = definite(parent)
    found = []
    for atom in premises:
        rest = [other for other in premises if other != atom]
        for start in extensions([own], [head], {}):
            for values in extensions(rest, body, start):
                taken = [instance(other, values) for other in rest]
                result = instance(atom, values), tuple(other for other in body if other not in taken)
                if not reversible or leads_back(atom, values, result):
                    found.append(result)
    return found


def leads_back(resolved: Atom, values: Mapping[str, str], result: Definite) -> bool:
    """Whether resolving on an atom of the parent gives the resolvent back, after a match with these values.

    Resolving gives a value only to the variables of the atom. So the others have to stand for different variables
    that the result does not have.
    """
    head, body = result
    left = {term for atom in (head, *body) for term in atom[1:]}
    free = [term for name, term in values.items() if name not in resolved]
    return len({*free}) == len(free) and all(is_variable(term) and term not in left for term in free)
