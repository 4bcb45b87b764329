"""Tests of `reference.version_spaces.orders`."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.draws.orders import any_pairs, element_names, order_pairs
from reference.version_spaces.hypotheses import all_hypotheses, more_general
from reference.version_spaces.orders import is_lattice, is_partial_order, kind_of_order

SEEDS = st.integers(0, 10**6).map(Random)
ANIMALS = [["bird", "mammal"], ["small", "medium", "large"], ["feathers", "hair"]]


def below(one: object, other: object) -> bool:
    return more_general(other, one)


def test_conjunctions_are_a_lattice_only_with_the_one_that_covers_nothing() -> None:
    every = all_hypotheses(ANIMALS)
    assert is_lattice(every, below)
    assert not is_lattice([each for each in every if each is not None], below)
    assert is_partial_order([each for each in every if each is not None], below)
    assert is_partial_order([], below)
    assert not is_lattice([], below)


@given(SEEDS, st.sampled_from(["lattice", "no least", "no greatest", "crossed", "broken"]))
def test_what_is_drawn_is_of_its_kind(random: Random, kind: str) -> None:
    elements = element_names(random, n=(6, 7))
    pairs = order_pairs(random, elements, kind)
    held = {(low, high) for low, high in pairs}
    loops = all((each, each) in held for each in elements)
    closed = all((a, d) in held for a, b in held for c, d in held if b == c)
    ordered = loops and closed and not any((high, low) in held for low, high in held if low != high)
    assert ordered == (kind != "broken") == (kind_of_order(elements, pairs) != "neither")
    if ordered:
        least = [each for each in elements if all((each, other) in held for other in elements)]
        greatest = [each for each in elements if all((other, each) in held for other in elements)]
        # six elements or more without one end: what is left has several smallest, or largest, elements
        assert kind_of_order(elements, pairs) == "lattice" or kind == "crossed" or not (least and greatest)
        assert (len(least), len(greatest)) == (1, 1) or kind in ("no least", "no greatest")


@given(SEEDS)
def test_a_lattice_has_one_bound_that_all_others_exceed(random: Random) -> None:
    elements = element_names(random, n=(1, 3))
    pairs = any_pairs(random, elements)
    held = {(low, high) for low, high in pairs}
    ordered = all((a, a) in held for a in elements) and all(
        not ((a, b) in held and (b, c) in held) or ((a, c) in held and (a != c or a == b))
        for a, b, c in product(elements, repeat=3)
    )
    # three elements or fewer: an order is a lattice if it is a chain
    chain = ordered and all((a, b) in held or (b, a) in held for a in elements for b in elements)
    assert kind_of_order(elements, pairs) == ("lattice" if chain else "partial order" if ordered else "neither")
