"""Orders of clauses by θ-subsumption: kinds of orders, classes, neighbours. Blockeel, section 15.4.3."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from reference.logic.subsumption import subsumes, subsuming_rule
from reference.version_spaces.orders import is_partial_order

E = TypeVar("E")


def order_kind(elements: Sequence[E], leq: Callable[[E, E], bool]) -> str:
    """What a relation is: `total order`, `partial order`, `preorder` (reflexive and transitive), or `none`.

    Blockeel, definitions 15.11 to 15.13, calls a preorder a semi-order.

    >>> order_kind([1, 2, 3], lambda a, b: a <= b), order_kind([1, 2, 3], lambda a, b: b % a == 0)
    ('total order', 'partial order')
    >>> order_kind(["p(X) :- q(X), r(X, X)", "p(X) :- q(X), r(X, X), r(X, Y)"], subsumes)
    'preorder'
    """
    if is_partial_order(elements, leq):
        return "total order" if all(leq(a, b) or leq(b, a) for a in elements for b in elements) else "partial order"
    reflexive = all(leq(each, each) for each in elements)
    transitive = all(leq(a, c) or not (leq(a, b) and leq(b, c)) for a in elements for b in elements for c in elements)
    return "preorder" if reflexive and transitive else "none"


def quotient_order(elements: Sequence[E], leq: Callable[[E, E], bool]) -> tuple[list[set[int]], set[tuple[int, int]]]:
    """The classes of elements that are below each other, by their places, and the pairs of different classes in order.

    >>> quotient_order(["p(X) :- q(X), r(X, X)", "p(X) :- q(X), r(X, X), r(X, Y)", "p(X) :- q(X)"], subsumes)
    ([{0, 1}, {2}], {(1, 0)})
    """
    classes: list[set[int]] = []
    for place, element in enumerate(elements):
        first = [next(elements[one] for one in members) for members in classes]
        same = [n for n, other in enumerate(first) if leq(element, other) and leq(other, element)]
        if same:
            classes[same[0]].add(place)
        else:
            classes.append({place})
    places = [min(members) for members in classes]
    return classes, {
        (a, b)
        for a, one in enumerate(places)
        for b, other in enumerate(places)
        if a != b and leq(elements[one], elements[other])
    }


def strictly_subsumes(general: Any, specific: Any) -> bool:
    """Whether a clause subsumes another that does not subsume it.

    >>> strictly_subsumes(":- p(X, Y)", ":- p(X, Y), p(Y, Z)"), strictly_subsumes(":- p(X, Y)", ":- p(A, B)")
    (True, False)
    """
    return subsumes(general, specific) and not subsumes(specific, general)


def strictly_between(general: Any, middle: Any, specific: Any) -> bool:
    """Whether a clause lies strictly between two others: then the specific one is no minimal specialisation.

    >>> strictly_between(":- p(X, Y)", ":- p(X, Y), p(Y, Z)", ":- p(X, X)")
    True
    """
    return strictly_subsumes(general, middle) and strictly_subsumes(middle, specific)


def nearest_common_ancestor(
    clauses: Sequence[E], one: E, other: E, *, above: Callable[[E, E], bool] = subsumes
) -> list[E]:
    """The most specific of some clauses that subsume both of two clauses; a clause is an ancestor of itself.

    >>> nearest_common_ancestor(["p(X)", "p(X) :- q(X)", "p(Y)", []], "p(X) :- q(X)", "p(X) :- r(X, Y)")
    ['p(X)', 'p(Y)']
    """
    ancestors = [clause for clause in clauses if above(clause, one) and above(clause, other)]
    return [each for each in ancestors if all(above(lower, each) or not above(each, lower) for lower in ancestors)]


def places_above(clauses: Sequence[Any]) -> set[tuple[int, int]]:
    """The pairs of places of definite clauses `[head, body]` of which the first subsumes the second."""
    places = range(len(clauses))
    return {(a, b) for a in places for b in places if subsuming_rule(clauses[a], clauses[b]) is not None}


def clause_order(clauses: Sequence[Any]) -> dict[str, Any]:
    """The classes of equivalent clauses, the edges of their lattice, and the nearest common ancestors of the first two.

    Places stand for clauses, and the smallest place of a class for the class; an edge leads from the more general one
    to the more specific one, with no class between them.

    >>> head = ["p", "X"]
    >>> clause_order([[head, [["q", "X"]]], [head, [["r", "X"]]], [head, []], [head, [["q", "Y"], ["q", "X"]]]])
    {'classes': [[0, 3], [1], [2]], 'edges': [(2, 0), (2, 1)], 'nearest': [2]}
    """
    places = range(len(clauses))
    known = places_above(clauses)
    classes, above = quotient_order(places, lambda a, b: (a, b) in known)
    nearest = nearest_common_ancestor(places, 0, 1, above=lambda a, b: (a, b) in known)
    edges = [(a, b) for a, b in above if not any((a, c) in above and (c, b) in above for c in range(len(classes)))]
    first = [min(members) for members in classes]
    return {
        "classes": [sorted(members) for members in classes],
        "edges": sorted((first[a], first[b]) for a, b in edges),
        "nearest": nearest,
    }


def chain_clause(length: int) -> str:
    """The goal clause of a chain: p(X0, X1), p(X1, X2), ...

    >>> chain_clause(2)
    ':- p(X0, X1), p(X1, X2)'
    """
    return ":- " + ", ".join(f"p(X{place}, X{place + 1})" for place in range(length))
