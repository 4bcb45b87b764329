"""Herbrand universe and base. Blockeel, section 15.2.2."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.terms import Literal, Term, as_lists

# the terms or atoms of a list that somebody can still read; each level of a functor squares their number or worse
MOST = 100_000


def herbrand_universe(constants: Sequence[Term], functors: Mapping[str, int], *, depth: int = 0) -> list[Term]:
    """The ground terms of constants and functors, functors at most `depth` inside each other; smaller ones first.

    A vocabulary without constants gets the constant `a`: a domain is never empty (the usual convention).

    >>> herbrand_universe(["kim"], {"father": 1}, depth=2)
    ['kim', ('father', 'kim'), ('father', ('father', 'kim'))]
    >>> len(herbrand_universe(["belgium", "santa", "lapland"], {}))
    3
    """
    terms: list[Term] = list(dict.fromkeys(constants)) or ["a"]
    for _ in range(depth):
        known = {*terms}
        if sum(len(terms) ** arity for arity in functors.values()) > MOST:
            raise ValueError(f"more than {MOST} terms: ask for less depth")
        applied = ((name, *parts) for name, arity in functors.items() for parts in product(terms, repeat=arity))
        terms = [*terms, *(term for term in applied if term not in known)]
    return terms


def herbrand_base(predicates: Mapping[str, int], universe: Sequence[Term]) -> list[Literal]:
    """Every ground atom: each predicate with all tuples of terms of the universe; a set of these is an interpretation.

    >>> len(herbrand_base({"lives": 2}, ["belgium", "santa", "lapland"]))
    9
    """
    if sum(len(universe) ** arity for arity in predicates.values()) > MOST:
        raise ValueError(f"more than {MOST} atoms: take a smaller universe")
    return [(name, *terms) for name, arity in predicates.items() for terms in product(universe, repeat=arity)]


def herbrand_world(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """The Herbrand universe as lists, and how many atoms the Herbrand base has.

    >>> herbrand_world(["kim"], {"father": 1}, {"lives": 2}, 1)
    {'universe': ['kim', ['father', 'kim']], 'atoms': 4}
    """
    universe = herbrand_universe(constants, functors, depth=depth)
    return {"universe": [as_lists(term) for term in universe], "atoms": len(herbrand_base(predicates, universe))}
