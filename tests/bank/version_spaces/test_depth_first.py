"""Tests of `reference.version_spaces.depth_first`."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.depth_first import CONSISTENT_SEARCH, leftmost_specializations, search_consistent
from reference.version_spaces.draws.conjunctions import any_domains, any_examples, domains
from reference.version_spaces.hypotheses import all_hypotheses, consistent, list_then_eliminate

SEEDS = st.integers(0, 10**6).map(Random)
ANIMALS = [["bird", "mammal"], ["small", "medium", "large"], ["feathers", "hair"]]


@given(SEEDS)
def test_every_concept_is_reached_in_one_way(random: Random) -> None:
    among = domains(random, attributes=[1, 4])
    found, waiting = [], [("?",) * len(among)]
    while waiting:
        found.append(waiting.pop())
        waiting += leftmost_specializations(found[-1], among)
    assert len(found) == len(set(found))
    assert set(found) == set(all_hypotheses(among)) - {None}


def test_blockeels_lattice_has_35_children_on_leftmost_paths() -> None:
    every = [each for each in all_hypotheses(ANIMALS) if each is not None]
    assert sum(len(leftmost_specializations(each, ANIMALS)) for each in every) == 35


@given(SEEDS)
def test_it_finds_a_consistent_concept_if_there_is_one_that_covers_something(random: Random) -> None:
    among = any_domains(random)
    seen = [(instance, label) for instance, label in any_examples(random, among)]
    found = search_consistent(among, seen)
    space = [each for each in list_then_eliminate(among, seen) if each is not None]
    assert (found is None) == (not space)
    assert found is None or (consistent(found, seen) and found in space)


def test_medium_mammals_are_found_in_five_steps() -> None:
    seen = [
        (["bird", "small", "feathers"], "no"),
        (["mammal", "medium", "hair"], "yes"),
        (["mammal", "large", "hair"], "no"),
        (["bird", "large", "feathers"], "no"),
        (["mammal", "small", "hair"], "no"),
        (["bird", "medium", "feathers"], "no"),
    ]
    steps = list(CONSISTENT_SEARCH.steps(domains=ANIMALS, examples=seen))
    assert [(each.verdict, each.waiting) for each in steps] == [
        ("too general", 7),
        ("too specific", 6),
        ("too general", 10),
        ("too specific", 9),
        ("consistent", 8),
    ]
    assert steps[-1].hypothesis == ("mammal", "medium", "?")


def test_too_many_concepts_are_refused() -> None:
    with pytest.raises(ValueError, match="take fewer attributes"):
        search_consistent([["a", "b"]] * 30, [])
