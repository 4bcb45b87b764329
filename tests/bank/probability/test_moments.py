"""Tests of `reference.probability.moments`."""

import math

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.moments import binomial_moments, binomial_pmf, expectation, moments, variance


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(1, 9)), min_size=1, max_size=6))
def test_moments_are_those_of_scipy(drawn: list[tuple[int, int]]) -> None:
    whole = sum(weight for _, weight in drawn)
    values, chances = [value for value, _ in drawn], [weight / whole for _, weight in drawn]
    centre = np.average(values, weights=chances)
    assert expectation(values, chances) == pytest.approx(centre)
    assert variance(values, chances) == pytest.approx(np.average((np.array(values) - centre) ** 2, weights=chances))
    assert variance([3 * value + 1 for value in values], chances) == pytest.approx(9 * variance(values, chances))
    assert moments(values, chances)[2] == pytest.approx(math.sqrt(variance(values, chances)))


@given(st.integers(0, 20), st.integers(-1, 21), st.integers(0, 20).map(lambda x: x / 20))
def test_binomial_probabilities_are_scipys(n: int, r: int, p: float) -> None:
    assert binomial_pmf(r, n, p) == pytest.approx(scipy.stats.binom.pmf(r, n, p), abs=1e-12)
    assert binomial_pmf(r, n, p) == pytest.approx(binomial_pmf(n - r, n, 1 - p), abs=1e-12)
    chances = [binomial_pmf(k, n, p) for k in range(n + 1)]
    assert sum(chances) == pytest.approx(1)
    assert binomial_moments(n, p) == pytest.approx(moments(range(n + 1), chances), abs=1e-6)
