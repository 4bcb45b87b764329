"""Tests of `reference.information.code_length`."""

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from reference.information.code_length import code_length, description_length, expected_sample_entropy
from reference.information.entropy import entropy

COUNTS = st.lists(st.integers(0, 40), min_size=1, max_size=6).filter(any)


@given(COUNTS)
def test_the_expected_length_is_the_entropy_and_the_lengths_fill_a_code(counts: list[int]) -> None:
    shares = [count / sum(counts) for count in counts]
    lengths, expected = code_length(shares)
    assert math.isclose(expected, float(stats.entropy(counts, base=2)), abs_tol=1e-12)
    assert math.isclose(sum(2**-length for length in lengths), 1)  # Kraft's sum


def test_mitchells_sizes() -> None:
    assert code_length([0.5, 0.25, 0.125, 0.125]) == ([1, 2, 3, 3], 1.75)
    assert math.isclose(description_length(1 / 973, 1), 9.926296, abs_tol=1e-6)
    assert code_length([0, 1]) == ([math.inf, 0], 0)


@pytest.mark.parametrize(("n", "p"), list(product([1, 2, 3, 6], [0, 0.1, 0.5, 0.9, 1])))
def test_the_expected_entropy_is_the_mean_over_all_samples(n: int, p: float) -> None:
    samples = product([0, 1], repeat=n)
    mean = sum(math.prod(p if x else 1 - p for x in each) * entropy([sum(each), n - sum(each)]) for each in samples)
    assert math.isclose(expected_sample_entropy(n, p), mean, abs_tol=1e-12)
    assert expected_sample_entropy(n, p) <= entropy([p, 1 - p]) + 1e-12


def test_a_sample_too_large_for_floats_is_refused() -> None:
    with pytest.raises(ValueError, match="1000"):
        expected_sample_entropy(1001, 0.5)
