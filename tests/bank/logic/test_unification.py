from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.logic.subsumption import matched_term
from reference.logic.terms import substituted
from reference.logic.unification import TooLongTerms, most_general_unifier

NAMES = ("X", "Y", "Z")
SMALL = ["a", "b", ("f", "a"), ("f", "b"), ("f", ("f", "a"))]  # what variables may stand for, in the brute force
TERMS = st.recursive(
    st.sampled_from([*NAMES, "a", "b"]),
    lambda inner: st.tuples(st.just("f"), inner) | st.tuples(st.just("g"), inner, inner),
    max_leaves=4,
)


@given(TERMS, TERMS)
def test_a_most_general_unifier_unifies_and_every_ground_unifier_is_an_instance_of_it(one: Any, other: Any) -> None:
    found = most_general_unifier(one, other)
    ground = [dict(zip(NAMES, values, strict=True)) for values in product(SMALL, repeat=3)]
    unifiers = [values for values in ground if substituted(one, values) == substituted(other, values)]
    if found is None:
        assert not unifiers
        return
    assert substituted(one, found) == substituted(other, found)
    assert all(substituted(term, found) == term for term in found.values())  # fully replaced
    general = ("t", *(found.get(name, name) for name in NAMES))
    assert all(matched_term(general, ("t", *map(values.__getitem__, NAMES)), {}) is not None for values in unifiers)


@given(TERMS, TERMS)
def test_the_order_of_the_two_matters_for_names_alone(one: Any, other: Any) -> None:
    found, turned = most_general_unifier(one, other), most_general_unifier(other, one)
    if found is None or turned is None:
        assert found is None
        assert turned is None
        return
    ways = (("t", *(each.get(name, name) for name in NAMES)) for each in (found, turned))
    first, second = ways
    assert matched_term(first, second, {}) is not None
    assert matched_term(second, first, {}) is not None


@given(TERMS, TERMS)
def test_without_the_occurs_check_it_ends_and_agrees_where_there_is_a_unifier(one: Any, other: Any) -> None:
    unchecked, found = most_general_unifier(one, other, occurs_check=False), most_general_unifier(one, other)
    assert found is None or unchecked == found


def test_terms_that_contain_themselves_are_compared_only_once() -> None:
    one, other = ("t", "X", "Y", "X"), ("t", ("f", "Y"), ("f", "X"), "Y")
    assert most_general_unifier(one, other) is None
    assert most_general_unifier(one, other, occurs_check=False) is not None


def test_anonymous_variables_are_all_different_and_are_not_told() -> None:
    assert most_general_unifier(("p", "_", "_", "X"), ("p", "a", "b", "c")) == {"X": "c"}
    assert most_general_unifier(("p", "_"), ("q", "_")) is None


def test_numbers_and_arities_are_compared() -> None:
    assert most_general_unifier(("p", 1), ("p", 1.0)) == {}
    assert most_general_unifier(("p", 1), ("p", "1")) is None
    assert most_general_unifier(("p", "X"), ("p", "X", "Y")) is None
    assert most_general_unifier("a", ("a", "X")) is None


def test_a_unifier_too_long_to_be_written_is_refused() -> None:
    one = ("t", *(f"X{n}" for n in range(40)))
    other = ("t", *(("f", f"X{n + 1}", f"X{n + 1}") for n in range(39)), "a")
    with pytest.raises(TooLongTerms):
        most_general_unifier(one, other)
