"""Mistakes in Herbrand universes."""

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from typing import Any

from reference.logic.herbrand import herbrand_universe
from reference.logic.terms import Term, as_lists


def world_of(universe: Sequence[Term], predicates: Mapping[str, int]) -> dict[str, Any]:
    """What is returned for some universe."""
    atoms = sum(len(universe) ** arity for arity in predicates.values())
    return {"universe": [as_lists(term) for term in universe], "atoms": atoms}


def last_level_only(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """Terms of exactly the depth asked for."""
    shallow = herbrand_universe(constants, functors, depth=depth - 1) if depth else []
    return world_of([t for t in herbrand_universe(constants, functors, depth=depth) if t not in shallow], predicates)


def new_terms_alone(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """Each level made from the terms of the level before alone."""
    found = level = list(constants) or ["a"]
    for _ in range(depth):
        level = [(name, *parts) for name, arity in functors.items() for parts in product(level, repeat=arity)]
        found = [*found, *level]
    return world_of(found, predicates)


def different_arguments(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """Terms whose arguments are all different."""
    terms = list(constants) or ["a"]
    for _ in range(depth):
        new = [(name, *parts) for name, arity in functors.items() for parts in permutations(terms, arity)]
        terms = list(dict.fromkeys([*terms, *new]))
    return world_of(terms, predicates)


def nothing_without_constants(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """No terms at all where there are no constants."""
    return world_of(herbrand_universe(constants, functors, depth=depth) if constants else [], predicates)


def predicates_too(
    constants: Sequence[Term], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> dict[str, Any]:
    """Atoms taken for terms; raises ValueError where there are very many."""
    if max(len(constants), 1) ** 3 > 100 or depth > 1:
        raise ValueError("too many terms")
    return world_of(herbrand_universe(constants, {**functors, **predicates}, depth=depth), predicates)
