"""The W operators of inverse resolution, which invent a predicate. Blockeel, section 15.4.4; Kubat, section 15.4.

Kubat's names of the two are exchanged. Clauses are definite and without functions, `(head, body)`.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from reference.logic.forward_chaining import Atom, instance
from reference.logic.inverse_resolution import Definite, definite
from reference.logic.terms import is_variable

Pairs = dict[str, str]  # the variables of the second clause, and what they are called in the first


def intraconstruction(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """One clause for two with the same head: what their bodies share, and a new atom that the two rests define.

    Blockeel: p <- A,B and p <- A,C give p <- A,q and q <- B and q <- C; Kubat calls it inter-construction. The
    arguments of q are the variables of B or C that p or A has too. None for heads that are not the same.

    >>> first = [["a"], [["v"], ["b"], ["c"]]], [["a"], [["w"], ["b"], ["c"]]]
    >>> intraconstruction(*first, "u")
    [(('a',), (('b',), ('c',), ('u',))), (('u',), (('v',),)), (('u',), (('w',),))]
    """
    found = largest_common_parts(first, second, same_head=True)
    return intra_clauses(first, second, new_predicate, found[0]) if found else []


def intra_clauses(
    first: Sequence[Any], second: Sequence[Any], new_predicate: str, pairs: Mapping[str, str]
) -> list[Definite]:
    """The three clauses of an intra-construction under a renaming of the second clause."""
    (head, shared), rest, other_rest, _ = divided(first, second, pairs)
    known, inner = terms_of([head, *shared]), terms_of([*rest, *other_rest])
    new = (new_predicate, *(term for term in known if term in inner))
    return [(head, (*shared, new)), (new, rest), (new, other_rest)]


def interconstruction(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Definite]:
    """The two clauses with a new atom in place of what their bodies share, and a clause that defines it.

    Blockeel: p <- A,B and q <- A,C give p <- r,B and q <- r,C and r <- A; Kubat calls it intra-construction. The
    arguments of r are the variables of A that occur outside A too. None if the bodies share nothing.

    >>> interconstruction([["a"], [["v"], ["b"], ["c"]]], [["a"], [["w"], ["b"], ["c"]]], "u")
    [(('a',), (('u',), ('v',))), (('a',), (('u',), ('w',))), (('u',), (('b',), ('c',)))]
    """
    pairs = largest_common_parts(first, second, same_head=False)[0]
    return inter_clauses(first, second, new_predicate, pairs)


def inter_clauses(
    first: Sequence[Any], second: Sequence[Any], new_predicate: str, pairs: Mapping[str, str]
) -> list[Definite]:
    """The three clauses of an inter-construction under a renaming of the second clause; none if nothing is shared."""
    (head, shared), rest, other_rest, other_head = divided(first, second, pairs)
    if not shared:
        return []
    outer = terms_of([head, other_head, *rest, *other_rest])
    new = (new_predicate, *(term for term in terms_of(shared) if term in outer))
    return [(head, (new, *rest)), (other_head, (new, *other_rest)), (new, shared)]


def terms_of(atoms: Sequence[Atom]) -> list[str]:
    """The different variables of some atoms, in order of appearance."""
    return list(dict.fromkeys(term for atom in atoms for term in atom[1:] if is_variable(term)))


def divided(
    first: Sequence[Any], second: Sequence[Any], pairs: Mapping[str, str]
) -> tuple[Definite, tuple[Atom, ...], tuple[Atom, ...], Atom]:
    """The first head over what both bodies share, the rest of either body, and the second head, all in one naming."""
    (head, body), (other_head, other_body) = definite(first), definite(second)
    names = {*terms_of([head, *body]), *terms_of([other_head, *other_body])}
    free = (f"V{number}" for number in count(1) if f"V{number}" not in names)
    # variables of the second clause alone keep away from those of the first
    renamed = {name: pairs.get(name) or next(free) for name in terms_of([other_head, *other_body])}
    others = [instance(atom, renamed) for atom in other_body]
    shared = tuple(atom for atom in body if atom in others)
    return (
        (head, shared),
        tuple(atom for atom in body if atom not in shared),
        tuple(atom for atom in others if atom not in shared),
        instance(other_head, renamed),
    )


def largest_common_parts(first: Sequence[Any], second: Sequence[Any], *, same_head: bool) -> list[Pairs]:
    """The renamings of the second clause by which most atoms of the two bodies are the same, and the heads if asked.

    Different variables get different names. Only variables of shared atoms, and of the head if asked, are renamed.
    """
    (head, body), (other_head, other_body) = definite(first), definite(second)
    start = paired(other_head, head, {}) if same_head else {}
    if start is None:
        return []
    every = list(common_parts(body, other_body, start))
    found = [pairs for place, pairs in enumerate(every) if pairs not in every[:place]]
    sizes = [shared_atoms(body, other_body, pairs) for pairs in found]
    return [pairs for pairs, size in zip(found, sizes, strict=True) if size == max(sizes)]


def shared_atoms(body: Sequence[Atom], others: Sequence[Atom], pairs: Mapping[str, str]) -> int:
    """How many atoms of one body a renaming makes atoms of the other; a variable without a new name is no other's."""
    renamed = [instance(atom, pairs) for atom in others if {*terms_of([atom])} <= pairs.keys()]
    return sum(atom in body for atom in renamed)


def common_parts(body: Sequence[Atom], others: Sequence[Atom], pairs: Pairs) -> Iterator[Pairs]:
    """Every renaming that makes some atoms of one body atoms of the other."""
    if not others:
        yield pairs
        return
    atom, *rest = others
    for partner in body:
        extended = paired(atom, partner, pairs)
        if extended is not None:
            yield from common_parts(body, rest, extended)
    yield from common_parts(body, rest, pairs)


def paired(atom: Atom, partner: Atom, pairs: Mapping[str, str]) -> Pairs | None:
    """The renaming, extended so that an atom becomes another one, no two variables with one name; None if none does."""
    if (atom[0], len(atom)) != (partner[0], len(partner)):
        return None
    found = dict(pairs)
    for term, name in zip(atom[1:], partner[1:], strict=True):
        if is_variable(term) and is_variable(name):
            if found.setdefault(term, name) != name:
                return None
        elif term != name:
            return None
    return found if len({*found.values()}) == len(found) else None
