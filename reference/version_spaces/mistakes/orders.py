"""Known mistakes about partial orders and lattices."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.version_spaces.orders import Order, is_partial_order, least

Pairs = Sequence[Sequence[str]]
Elements = Sequence[str]


def relation(pairs: Pairs) -> Order:
    """The relation as a function."""
    held = {(low, high) for low, high in pairs}
    return lambda low, high: (low, high) in held


def bounds(elements: Elements, leq: Order, a: str, b: str) -> tuple[list[str], list[str]]:
    """The upper and the lower bounds of two elements."""
    upper = [each for each in elements if leq(a, each) and leq(b, each)]
    return upper, [each for each in elements if leq(each, a) and leq(each, b)]


def verdict(elements: Elements, leq: Order, ordered: bool, bounded: Callable[[str, str], object]) -> str:
    """The answer from whether it is an order, and whether two elements have the bounds that are looked for."""
    if not ordered:
        return "neither"
    return "lattice" if all(bounded(a, b) for a in elements for b in elements) else "partial order"


def has_both(elements: Elements, leq: Order, a: str, b: str) -> bool:
    """Whether two elements have a least upper and a greatest lower bound, as they should."""
    upper, lower = bounds(elements, leq, a, b)
    return bool(least(upper, leq)) and bool(least(lower, lambda one, other: leq(other, one)))


def any_bound(elements: Elements, pairs: Pairs) -> str:
    """A lattice if any two elements have some upper and some lower bound."""
    leq = relation(pairs)
    return verdict(elements, leq, is_partial_order(elements, leq), lambda a, b: all(bounds(elements, leq, a, b)))


def upper_only(elements: Elements, pairs: Pairs) -> str:
    """A lattice if any two elements have a least upper bound."""
    leq = relation(pairs)
    ordered = is_partial_order(elements, leq)
    return verdict(elements, leq, ordered, lambda a, b: least(bounds(elements, leq, a, b)[0], leq))


def lower_only(elements: Elements, pairs: Pairs) -> str:
    """A lattice if any two elements have a greatest lower bound."""
    leq = relation(pairs)
    ordered = is_partial_order(elements, leq)
    return verdict(elements, leq, ordered, lambda a, b: least(bounds(elements, leq, a, b)[1], lambda x, y: leq(y, x)))


def judged(elements: Elements, pairs: Pairs, laws: Sequence[str]) -> str:
    """The answer if an order needs some of the three laws only."""
    leq = relation(pairs)
    held = {
        "reflexive": all(leq(each, each) for each in elements),
        "antisymmetric": all(a == b or not (leq(a, b) and leq(b, a)) for a in elements for b in elements),
        "transitive": all(
            leq(a, c) or not (leq(a, b) and leq(b, c)) for a in elements for b in elements for c in elements
        ),
    }
    return verdict(elements, leq, all(held[law] for law in laws), lambda a, b: has_both(elements, leq, a, b))


def reflexive_anyway(elements: Elements, pairs: Pairs) -> str:
    """An order without the first law."""
    return judged(elements, pairs, ["antisymmetric", "transitive"])


def antisymmetric_anyway(elements: Elements, pairs: Pairs) -> str:
    """An order without the second law."""
    return judged(elements, pairs, ["reflexive", "transitive"])


def transitive_anyway(elements: Elements, pairs: Pairs) -> str:
    """An order without the third law."""
    return judged(elements, pairs, ["reflexive", "antisymmetric"])


def closed_first(elements: Elements, pairs: Pairs) -> str:
    """An order once the pairs that follow are added."""
    held = {(low, high) for low, high in pairs}
    for middle in elements:
        held |= {(low, high) for low, one in held if one == middle for other, high in held if other == middle}
    return judged(elements, sorted(map(list, held)), ["reflexive", "antisymmetric"])


def each_relation(mistaken: Callable[[Elements, Pairs], str]) -> Callable[..., list[str]]:
    """The mistake made for each relation."""

    def answers(relations: Sequence[Any]) -> list[str]:
        return [mistaken(elements, pairs) for elements, pairs in relations]

    return answers


ANY_BOUND = each_relation(any_bound)
UPPER_ONLY = each_relation(upper_only)
LOWER_ONLY = each_relation(lower_only)
REFLEXIVE_ANYWAY = each_relation(reflexive_anyway)
ANTISYMMETRIC_ANYWAY = each_relation(antisymmetric_anyway)
TRANSITIVE_ANYWAY = each_relation(transitive_anyway)
CLOSED_FIRST = each_relation(closed_first)
