"""Tests of `reference.version_spaces.candidate_elimination_status`."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.hypotheses import list_then_eliminate
from reference.version_spaces.status import status

DOMAINS = [["a", "b"], ["c", "d", "e"]]
instances = st.sampled_from([list(each) for each in product(*DOMAINS)])
rest = st.lists(st.tuples(instances, st.sampled_from(["yes", "no"])), max_size=5)


ENJOY = [
    (["sunny", "warm", "normal", "strong", "warm", "same"], "yes"),
    (["sunny", "warm", "high", "strong", "warm", "same"], "yes"),
    (["rainy", "cold", "high", "strong", "warm", "change"], "no"),
    (["sunny", "warm", "high", "strong", "cool", "change"], "yes"),
]


@settings(max_examples=50)
@given(instances, rest)
def test_the_status_says_how_many_hypotheses_are_left(first: list[str], others: list[tuple[list[str], str]]) -> None:
    examples = [(first, "yes"), *others]
    left = len(list_then_eliminate(DOMAINS, examples))
    specific, general = candidate_elimination(DOMAINS, examples)
    assert status(list(specific), list(general)) == {0: "empty", 1: "converged"}.get(left, "partial")


@pytest.mark.parametrize(("extra", "expected"), [([], "partial"), ([(ENJOY[0][0], "no")], "empty")])
def test_mitchells_days_leave_six_hypotheses_until_one_is_contradicted(
    extra: list[tuple[list[str], str]], expected: str
) -> None:
    examples = [*ENJOY, *extra]
    domains = [["sunny", "cloudy", "rainy"], ["warm", "cold"], ["normal", "high"], ["strong", "weak"]]
    domains += [["warm", "cool"], ["same", "change"]]
    specific, general = candidate_elimination(domains, examples)
    assert status(list(specific), list(general)) == expected
