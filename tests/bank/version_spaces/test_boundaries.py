"""Tests of `reference.version_spaces.boundaries`."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.boundaries import (
    between,
    boundaries,
    in_version_space,
    vs_classify,
    vs_votes,
)
from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.draws.conjunctions import domains, examples
from reference.version_spaces.hypotheses import covers, list_then_eliminate

SEEDS = st.integers(0, 10**6).map(Random)
ENJOY = [  # Mitchell, table 2.1
    (("Sunny", "Warm", "Normal", "Strong", "Warm", "Same"), "yes"),
    (("Sunny", "Warm", "High", "Strong", "Warm", "Same"), "yes"),
    (("Rainy", "Cold", "High", "Strong", "Warm", "Change"), "no"),
    (("Sunny", "Warm", "High", "Strong", "Cool", "Change"), "yes"),
]
SKY = [["Sunny", "Cloudy", "Rainy"], ["Warm", "Cold"], ["Normal", "High"], ["Strong", "Weak"], ["Warm", "Cool"]]
SKY.append(["Same", "Change"])
MAMMALS = [["bird", "mammal"], ["small", "medium", "large"], ["feathers", "hair"]]


def test_the_borders_of_enjoysport_and_what_lies_between() -> None:
    space = list_then_eliminate(SKY, ENJOY)
    specific, general = boundaries(space)
    assert specific == [("Sunny", "Warm", "?", "Strong", "?", "?")]
    assert set(general) == {("Sunny", "?", "?", "?", "?", "?"), ("?", "Warm", "?", "?", "?", "?")}
    assert set(between(specific, general, SKY)) == set(space)


def test_the_96_days_of_enjoysport_are_voted_on_as_the_catalogue_says() -> None:
    space = list_then_eliminate(SKY, ENJOY)
    specific, general = boundaries(space)
    votes = [(vs_classify(specific, general, x), vs_votes(space, x)[0]) for x in product(*SKY)]
    assert [sum(each == (True, 6) for each in votes), sum(each == (False, 0) for each in votes)] == [8, 32]
    assert {n: sum(each == (None, n) for each in votes) for n in (3, 2, 1)} == {3: 8, 2: 24, 1: 24}


def test_blockeels_medium_mammals() -> None:
    specific, general = [("mammal", "medium", "hair")], [("?", "medium", "?")]
    assert set(between(specific, general, MAMMALS)) == {
        (kind, "medium", cover) for kind in ("mammal", "?") for cover in ("hair", "?")
    }


@given(SEEDS, st.booleans())
def test_between_the_borders_of_a_version_space_lies_just_that_space(random: Random, noisy: bool) -> None:
    among = domains(random, attributes=[2, 3])
    seen = examples(random, among, n=[3, 5], positives=[1, 2])
    if noisy:
        seen[-1][1] = "yes"
    space = list_then_eliminate(among, [(instance, label) for instance, label in seen])
    specific, general = boundaries(space)
    found = candidate_elimination(among, [(instance, label) for instance, label in seen])
    assert (set(specific), set(general)) == found
    assert between(specific, general, among) == space
    if not space:
        with pytest.raises(ValueError, match="empty version space"):
            vs_classify(specific, general, seen[0][0])
        return
    for x in product(*among):
        covering = {covers(h, x) for h in space}
        assert vs_classify(specific, general, x) == (None if len(covering) > 1 else covering.pop())
    for instance, label in seen:
        assert vs_classify(specific, general, instance) == (label == "yes")


def test_one_member_of_each_border_is_enough_and_the_ends_count() -> None:
    general = [("a", "?"), ("?", "c")]
    assert in_version_space(("a", "?"), [("a", "c")], general)
    assert in_version_space(None, [None], general)
    assert not in_version_space(("?", "?"), [("a", "c")], general)


def test_more_hypotheses_than_can_be_listed_are_refused() -> None:
    with pytest.raises(ValueError, match="take fewer attributes"):
        between([None], [("?",) * 20], [["a", "b"]] * 20)
