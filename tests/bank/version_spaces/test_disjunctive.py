"""Tests of `reference.version_spaces.disjunctive`."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.disjunctive import DISJUNCTIVE, all_conditions, ce_disjunctive
from reference.version_spaces.draws.other_languages import any_lamp_examples

SEEDS = st.integers(0, 10**6).map(Random)
DOMAINS = {"a": ["0", "1", "2"], "b": ["0", "1"], "c": ["0", "1"]}


def sets_that_fit(domains: dict[str, list[str]], examples: list[Any]) -> list[frozenset[Any]]:
    every = all_conditions(domains)
    subsets = [frozenset(each) for size in range(len(every) + 1) for each in combinations(every, size)]
    return [
        held for held in subsets if all(bool(held & set(row.items())) == (label == "yes") for row, label in examples)
    ]


@settings(max_examples=40)
@given(SEEDS)
def test_the_borders_are_the_smallest_and_largest_sets_of_conditions_that_fit(random: Random) -> None:
    examples = any_lamp_examples(random, DOMAINS, n=5)
    for state in DISJUNCTIVE.steps(domains=DOMAINS, examples=examples):
        fit = sets_that_fit(DOMAINS, examples[: state.seen])
        assert set(map(frozenset, state.S)) == {each for each in fit if not any(other < each for other in fit)}
        assert set(map(frozenset, state.G)) == {each for each in fit if not any(other > each for other in fit)}


@settings(max_examples=30)
@given(SEEDS)
def test_with_two_values_it_is_candidate_elimination_upside_down(random: Random) -> None:
    """By De Morgan: a disjunction covers what the conjunction of the opposite conditions does not cover."""
    domains = {name: ["0", "1"] for name in "abc"}
    rows = [dict(zip(domains, values, strict=True)) for values in product("01", repeat=3)]
    examples = [[row, random.choice(["yes", "no"])] for row in random.sample(rows, 4)]
    if all(label == "yes" for _, label in examples):
        examples[0][1] = "no"
    turned = [([*row.values()], "no" if label == "yes" else "yes") for row, label in examples]
    specific, general = candidate_elimination([["0", "1"]] * 3, turned)
    opposite = {"0": "1", "1": "0"}

    def as_disjunction(conjunction: Any) -> frozenset[tuple[str, str]]:
        return frozenset(
            (name, opposite[value]) for name, value in zip(domains, conjunction, strict=True) if value != "?"
        )

    found = ce_disjunctive(domains, examples)
    assert set(map(frozenset, found[0])) == {as_disjunction(each) for each in general}
    assert set(map(frozenset, found[1])) == {as_disjunction(each) for each in specific}


def test_too_many_members_are_refused() -> None:
    def rows(blocks: int) -> tuple[dict[str, list[str]], list[Any]]:
        """Each positive row has two conditions of its own, so that S doubles."""
        domains = {str(place): ["0", "1"] for place in range(2 * blocks)}
        none = (dict.fromkeys(domains, "0"), "no")
        yes = [({name: str(int(int(name) // 2 == block)) for name in domains}, "yes") for block in range(blocks)]
        return domains, [none, *yes]

    assert len(ce_disjunctive(*rows(5))[0]) == 2**5
    with pytest.raises(ValueError, match="fewer attributes"):
        ce_disjunctive(*rows(10))
