"""Mistakes with candidate literals."""

from collections.abc import Mapping, Sequence
from itertools import product

from reference.logic.candidates import EQUAL, Types, candidates_with, typed_candidates
from reference.logic.terms import Literal, atom_of, negated

Predicates = Mapping[str, Sequence[str]]


def new_ones_alone(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals without any variable of the clause as well."""
    alone = [(name, *([new] * len(places))) for name, places in predicates.items() if len({*places}) == 1]
    return typed_candidates(types, predicates, new) + alone


def no_new_ones(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals over the variables of the clause alone."""
    return candidates_with(types, predicates, [])


def new_one_once(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals in which the new variable stands in one place at most."""
    return [each for each in typed_candidates(types, predicates, new) if atom_of(each).count(new) < 2]


def old_ones_once(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals whose variables all differ."""
    return [each for each in typed_candidates(types, predicates, new) if len({*atom_of(each)}) == len(atom_of(each))]


def types_overlooked(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals with variables of any type at any place."""
    anything = {name: ["thing"] * len(places) for name, places in predicates.items()}
    return candidates_with(dict.fromkeys(types, "thing"), anything, [new])


def new_one_of_any_type(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Literals in which the new variable stands at places of several types."""
    found = typed_candidates(types, predicates, new)
    for name, places in predicates.items():
        for terms in product([*types, new], repeat=len(places)):
            fits = all(types.get(term, place) == place for term, place in zip(terms, places, strict=True))
            if fits and {*terms} & {*types} and (name, *terms) not in found:
                found.append((name, *terms))
    return found


def new_ones_negated(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """The negations of literals with a new variable as well."""
    return candidates_with(types, predicates, [new], negate_new=True)


def equal_not_negated(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Equalities without their negations."""
    found = typed_candidates(types, predicates, new)
    return [each for each in found if each[0] != "not" or each[1][0] != EQUAL]


def equal_to_new(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Equalities with the new variable as well."""
    return typed_candidates(types, predicates, new) + [(EQUAL, old, new) for old in types]


def equal_both_ways(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Equalities in both orders."""
    found = typed_candidates(types, predicates, new)
    turned = [(EQUAL, *each[:0:-1]) for each in found if each[0] == EQUAL]
    return [*found, *turned, *map(negated, turned)]


def equal_of_any_type(types: Types, predicates: Predicates, new: str) -> list[Literal]:
    """Equalities of variables of two types as well."""
    found = typed_candidates(types, predicates, new)
    all_pairs = candidates_with(dict.fromkeys(types, "thing"), {}, [])
    return [*found, *(each for each in all_pairs if each not in found)]
