"""Tests of `reference.logic.candidates`: closed counts, and a count by another way."""

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.logic.candidates import enumerate_literals, foil_candidates
from reference.logic.terms import atom_of, is_negative

KINDS = st.sampled_from(["t", "u"])
TYPES = st.dictionaries(st.sampled_from("XYZ"), KINDS, min_size=1)
PREDICATES = st.dictionaries(st.sampled_from("pqr"), st.lists(KINDS, min_size=1, max_size=3), max_size=3)


@given(TYPES, PREDICATES)
def test_with_one_new_variable_there_are_as_many_atoms_as_can_be_counted(
    types: dict[str, str], predicates: dict[str, list[str]]
) -> None:
    old = {kind: [*types.values()].count(kind) for kind in "tu"}
    expected = 0
    for places in predicates.values():
        known = prod(old[kind] for kind in places)
        expected += known
        for kind in "tu":  # the new variable has this type, and stands somewhere, but not everywhere
            expected += prod(old[each] + (each == kind) for each in places) - known - ({*places} == {kind})
    found = foil_candidates(types, predicates, equality=False, negation=False)
    assert len({*found}) == len(found) == expected


@given(TYPES, PREDICATES)
def test_what_is_negated_stands_there_as_it_is_too(types: dict[str, str], predicates: dict[str, list[str]]) -> None:
    found = foil_candidates(types, predicates)
    assert {atom_of(each) for each in found if is_negative(each)} == {
        each for each in found if not is_negative(each) and "New1" not in each
    }
    assert len(foil_candidates(types, predicates, negate_new=True)) == 2 * len([x for x in found if not is_negative(x)])


def test_new_variables_come_in_their_order() -> None:
    found = foil_candidates({"X": "t", "New1": "t"}, {"p": ["t"] * 3}, new_variables=2, equality=False, negation=False)
    assert ("p", "X", "New2", "New3") in found
    assert ("p", "X", "New3", "New2") not in found
    assert len(found) == 8 + 3 * 4 + 3 * 2 + 3 * 2  # none, one in one place, one in two places, two


@pytest.mark.parametrize("depth", range(4))
@pytest.mark.parametrize("constants", [[], ["a"], ["a", "b", "c"]])
def test_one_functor_makes_every_term_once_more_at_each_level(depth: int, constants: list[str]) -> None:
    found = enumerate_literals("p", ["X", "Y"], constants, {"f": 1}, depth=depth)
    assert len({*found}) == len(found) == (1 + len(constants)) * (depth + 1)


def test_a_functor_of_two_arguments_has_terms_of_all_levels_inside() -> None:
    assert len(enumerate_literals("p", ["X", "Y"], ["a"], {"g": 2}, depth=2)) == 2 + 2**2 + (6**2 - 2**2)
