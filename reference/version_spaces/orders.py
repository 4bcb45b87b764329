"""Partial orders and lattices over finite sets. Blockeel, section 3.2.2."""

from collections.abc import Callable, Sequence
from typing import Any

Order = Callable[[Any, Any], bool]  # whether the first element is at most the second


def is_partial_order(elements: Sequence[Any], leq: Order) -> bool:
    """Whether a relation is reflexive, antisymmetric and transitive on the elements. Blockeel, section 3.2.2.

    >>> is_partial_order([1, 2, 3, 6], lambda a, b: b % a == 0), is_partial_order([1, 2], lambda a, b: True)
    (True, False)
    """
    reflexive = all(leq(each, each) for each in elements)
    antisymmetric = all(a == b or not (leq(a, b) and leq(b, a)) for a in elements for b in elements)
    transitive = all(leq(a, c) or not (leq(a, b) and leq(b, c)) for a in elements for b in elements for c in elements)
    return reflexive and antisymmetric and transitive


def least(elements: Sequence[Any], leq: Order) -> list[Any]:
    """The elements that are at most all others: one or none in a partial order."""
    return [each for each in elements if all(leq(each, other) for other in elements)]


def is_lattice(elements: Sequence[Any], leq: Order) -> bool:
    """Whether a partial order has a least upper and a greatest lower bound for every two elements; not if it is empty.

    Blockeel, section 3.2.2.

    >>> divides = lambda a, b: b % a == 0
    >>> is_lattice([1, 2, 3, 6], divides), is_lattice([2, 3, 6], divides)
    (True, False)
    """
    if not elements or not is_partial_order(elements, leq):
        return False
    return all(
        least([each for each in elements if leq(a, each) and leq(b, each)], leq)
        and least([each for each in elements if leq(each, a) and leq(each, b)], lambda one, other: leq(other, one))
        for a in elements
        for b in elements
    )


def kind_of_order(elements: Sequence[str], pairs: Sequence[Sequence[str]]) -> str:
    """What the relation with these pairs is: `lattice`, `partial order` (and no lattice), or `neither`.

    >>> kind_of_order(["a", "b"], [["a", "a"], ["b", "b"]]), kind_of_order(["a"], [])
    ('partial order', 'neither')
    """
    related = {(low, high) for low, high in pairs}

    def leq(low: str, high: str) -> bool:
        return (low, high) in related

    if not is_partial_order(elements, leq):
        return "neither"
    return "lattice" if is_lattice(elements, leq) else "partial order"


def kinds_of_orders(relations: Sequence[Sequence[Any]]) -> list[str]:
    """What each relation is, given by its elements and its pairs.

    >>> kinds_of_orders([[["a", "b"], [["a", "a"], ["b", "b"]]], [["a"], []]])
    ['partial order', 'neither']
    """
    return [kind_of_order(elements, pairs) for elements, pairs in relations]
