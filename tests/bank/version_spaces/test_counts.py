"""Tests of `reference.version_spaces.counts`."""

import math
from itertools import chain, combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.version_spaces.counts import (
    all_concepts,
    consistent_count,
    space_sizes,
    unbiased_boundaries,
    votes_for_unseen,
)
from reference.version_spaces.draws.conjunctions import any_examples
from reference.version_spaces.hypotheses import all_hypotheses, covers

SEEDS = st.integers(0, 10**6).map(Random)


@given(st.lists(st.integers(2, 3), min_size=1, max_size=3))
def test_the_sizes_are_those_of_the_lists(sizes: list[int]) -> None:
    domains = [[f"{place}{value}" for value in range(size)] for place, size in enumerate(sizes)]
    instances = list(product(*domains))
    found = space_sizes(sizes)
    assert found.instances == len(instances)
    assert found.syntactic == len(list(product(*([*values, "?", "0"] for values in domains))))
    meant = {frozenset(x for x in instances if covers(h, x)) for h in all_hypotheses(domains)}
    assert found.semantic == len(meant)
    assert found.concepts == 2 ** len(instances) >= found.semantic


def test_blockeels_numbers_of_conjunctions() -> None:
    assert [space_sizes(sizes).semantic for sizes in ([8, 2, 3, 2], [2, 3, 2])] == [325, 37]
    assert space_sizes([2] * 10).instances == 1024
    assert space_sizes([3, 2], classes=3).concepts == 3**6


@given(st.integers(1, 6))
def test_one_more_boolean_attribute_squares_the_number_of_functions(attributes: int) -> None:
    fewer, more = (space_sizes([2] * n).concepts for n in (attributes, attributes + 1))
    assert more == fewer**2
    assert math.isclose(math.log(fewer), 2**attributes * math.log(2))


@settings(max_examples=40)
@given(SEEDS)
def test_the_unbiased_borders_are_those_of_all_sets_that_fit(random: Random) -> None:
    domains = [["a", "b"], ["c", "d", "e"]]
    seen = [(instance, label) for instance, label in any_examples(random, domains)]
    every = list(product(*domains))
    fit = [
        set(each)
        for each in chain.from_iterable(combinations(every, size) for size in range(len(every) + 1))
        if all((tuple(instance) in each) == (label == "yes") for instance, label in seen)
    ]
    borders = unbiased_boundaries(domains, seen)
    assert (borders is None) == (not fit)
    if borders is None:
        return
    assert borders == (set.intersection(*fit), set.union(*fit))
    told = {tuple(instance) for instance, _ in seen}
    assert len(fit) == consistent_count(len(every), len(told))
    for unseen in set(every) - told:
        # nothing is learned about what was not seen: half of the sets hold it
        assert 2 * sum(unseen in each for each in fit) == len(fit) == 2 * votes_for_unseen(len(every), len(told))


def test_mitchells_three_instances_leave_two_of_eight_sets() -> None:
    assert (all_concepts(3), consistent_count(3, 2), votes_for_unseen(3, 2)) == (8, 2, 1)


def test_too_many_instances_are_refused() -> None:
    with pytest.raises(ValueError, match="take fewer attributes"):
        unbiased_boundaries([["a", "b"]] * 30, [])
