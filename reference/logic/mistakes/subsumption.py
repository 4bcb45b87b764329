"""Mistakes in θ-subsumption, in orders of clauses, and in common specialisations."""

from collections.abc import Sequence, Set
from typing import Any

from reference.logic.clause_orders import clause_order, places_above, quotient_order
from reference.logic.generalising import lgg_of_examples
from reference.logic.specialising import glb_rule
from reference.logic.substitution import renamed_apart
from reference.logic.subsumption import is_variant, matching, subsuming_substitution
from reference.logic.terms import (
    Clause,
    Substitution,
    as_clause,
    as_definite,
    as_lists,
    as_rule,
    atom_of,
    is_negative,
    rule_lists,
    substituted,
    variables_in,
    without_repeats,
)
from reference.logic.unification import resolved, unified


def literals_apart(general: Any, specific: Any) -> Substitution | None:
    """A substitution in which each literal has found its place alone; later ones change the terms of earlier ones."""
    found: Substitution = {}
    for literal in as_clause(general):
        matches = next(matching(literal, as_clause(specific), {}), None)
        if matches is None:
            return None
        found |= matches
    return found


def without_going_back(general: Any, specific: Any) -> Substitution | None:
    """The first place that fits for each literal in turn; None as soon as one has none."""
    found: Substitution = {}
    for literal in as_clause(general):
        extended = next(matching(literal, as_clause(specific), found), None)
        if extended is None:
            return None
        found = extended
    return found


def different_places(general: Any, specific: Any) -> Substitution | None:
    """A substitution that keeps different literals different."""

    def search(left: Clause, places: Clause, values: Substitution) -> Substitution | None:
        if not left:
            return values
        for place in places:
            for extended in matching(left[0], (place,), values):
                found = search(left[1:], tuple(each for each in places if each != place), extended)
                if found is not None:
                    return found
        return None

    return search(as_clause(general), as_clause(specific), {})


def unified_literals(general: Any, specific: Any) -> Substitution | None:
    """A substitution that may replace variables of both clauses."""
    first, whole = as_clause(general), as_clause(specific)

    def search(left: Clause, values: Substitution) -> Substitution | None:
        if not left:
            return values
        for place in whole:
            if is_negative(place) == is_negative(left[0]):
                extended = unified(atom_of(left[0]), atom_of(place), values)
                found = None if extended is None else search(left[1:], extended)
                if found is not None:
                    return found
        return None

    bindings = search(first, {})
    return None if bindings is None else {name: resolved(name, bindings) for name in variables_in(first)}


def other_direction(general: Any, specific: Any) -> Substitution | None:
    """A substitution of the variables of the second clause."""
    return subsuming_substitution(specific, general)


def variants_alone(clauses: Sequence[Any]) -> dict[str, Any]:
    """Classes of clauses that differ only in names, with edges between such classes."""
    classes, _ = quotient_order(clauses, is_variant)
    first, known = [min(members) for members in classes], places_above(clauses)
    above = {(a, b) for a in first for b in first if (a, b) in known and (b, a) not in known}
    edges = [(a, b) for a, b in above if not any((a, c) in above and (c, b) in above for c in first)]
    return {
        **clause_order(clauses),
        "classes": [sorted(members) for members in classes],
        "edges": sorted(edges),
    }


def all_pairs_as_edges(clauses: Sequence[Any]) -> dict[str, Any]:
    """Every pair of classes of which one is more general, as an edge."""
    right, known = clause_order(clauses), places_above(clauses)
    first = [min(members) for members in right["classes"]]
    return {**right, "edges": [(a, b) for a in first for b in first if a != b and (a, b) in known]}


def edges_turned(clauses: Sequence[Any]) -> dict[str, Any]:
    """Edges from the more specific class to the more general one."""
    right = clause_order(clauses)
    return {**right, "edges": [(b, a) for a, b in right["edges"]]}


def all_ancestors(clauses: Sequence[Any]) -> dict[str, Any]:
    """Every common ancestor in place of the nearest ones."""
    known = places_above(clauses)
    return {**clause_order(clauses), "nearest": [n for n in range(len(clauses)) if {(n, 0), (n, 1)} <= known]}


def topmost(places: Sequence[int], known: Set[tuple[int, int]]) -> list[int]:
    """The places that no other one is strictly above."""
    return [n for n in places if not any((other, n) in known and (n, other) not in known for other in places)]


def most_general_ancestors(clauses: Sequence[Any]) -> dict[str, Any]:
    """The most general common ancestors in place of the nearest ones."""
    found = all_ancestors(clauses)
    return {**found, "nearest": topmost(found["nearest"], places_above(clauses))}


def proper_ancestors(clauses: Sequence[Any]) -> dict[str, Any]:
    """The nearest common ancestors that are more general than both clauses."""
    known, places = places_above(clauses), range(len(clauses))
    found = [n for n in places if {(n, 0), (n, 1)} <= known and not {(0, n), (1, n)} & known]
    return {**clause_order(clauses), "nearest": topmost(found, {(b, a) for a, b in known})}


def descendants(clauses: Sequence[Any]) -> dict[str, Any]:
    """The most general of the clauses that both of the first two subsume."""
    known = places_above(clauses)
    found = [n for n in range(len(clauses)) if {(0, n), (1, n)} <= known]
    return {**clause_order(clauses), "nearest": topmost(found, known)}


def not_renamed(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The common specialisation with one meaning for a name in both clauses; raises ValueError without a unifier."""
    (head, body), (other_head, other_body) = as_rule(as_definite(one)), as_rule(as_definite(other))
    bindings = unified(head, other_head, {})
    if bindings is None:
        raise ValueError("the heads have no unifier")
    theta = {name: resolved(name, bindings) for name in bindings}
    literals = [head, *(("not", atom) for atom in (*body, *other_body))]
    return rule_lists(without_repeats(substituted(tuple(literals), theta)))


def second_head_dropped(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The bodies united, with the head of the first clause."""
    first, second = renamed_apart(one, other)
    return rule_lists(without_repeats([*first, *(each for each in second if is_negative(each))]))


def bodies_left(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The head of the common specialisation, with both bodies as they are."""
    first, second = renamed_apart(one, other)
    head, _ = glb_rule(one, other)
    return [head, [as_lists(atom) for clause in (first, second) for atom in as_rule(clause)[1]]]


def common_atoms(one: Sequence[Any], other: Sequence[Any]) -> list[Any]:
    """The least general generalisation."""
    return lgg_of_examples([one, other])
