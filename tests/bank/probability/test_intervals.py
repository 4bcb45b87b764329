"""Tests of `reference.probability.intervals`."""

import itertools
import math
from random import Random

import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.draws.densities import density_steps
from reference.probability.intervals import (
    cdf,
    density_quotient,
    interval_probability,
    normal_interval_probability,
    uniform_probability,
    uniform_union,
    width_times_density,
)
from reference.probability.promises import is_step_density

TENTHS = st.integers(-60, 160).map(lambda tenth: tenth / 10)


@given(st.integers(0, 99), TENTHS, TENTHS)
def test_a_step_density_has_the_area_between_two_ends(seed: int, a: float, b: float) -> None:
    pieces = density_steps(Random(seed), 3, gap=True)
    assert is_step_density(pieces)
    found = interval_probability(pieces, a, b)
    assert found == pytest.approx(max(0, cdf(pieces, b) - cdf(pieces, a)))
    breaks = sorted({end for piece in pieces for end in piece[:2]})
    middles = [(low + high) / 2 for low, high in itertools.pairwise(breaks)]
    area = sum(interval_probability(pieces, x, x + 1e-6) * 1e6 for x in middles)
    assert area == pytest.approx(sum(height for _, _, height in pieces), rel=1e-3)


@given(st.floats(-4, 4), st.floats(-4, 4), st.floats(0.2, 3))
def test_a_normal_interval_is_scipys(a: float, b: float, sd: float) -> None:
    low, high = sorted((a, b))
    expected = scipy.stats.norm.cdf(high, 1, sd) - scipy.stats.norm.cdf(low, 1, sd)
    assert normal_interval_probability(low, high, mean=1, sd=sd) == pytest.approx(expected, abs=1e-12)


def test_the_ends_of_an_interval_may_be_infinite() -> None:
    assert normal_interval_probability(-math.inf, math.inf) == 1
    assert normal_interval_probability(2, math.inf) == pytest.approx(scipy.stats.norm.sf(2))


@pytest.mark.parametrize("window", ["right", "centre"])
def test_the_probability_of_a_short_interval_by_its_width_comes_near_the_density(window: str) -> None:
    gaps = [
        abs(density_quotient(66, eps, mean=73, sd=6.2, window=window) - width_times_density(66, 1, mean=73, sd=6.2))
        for eps in (1, 0.1, 0.01)
    ]
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] < 1e-4


@given(*[st.integers(-5, 15).map(lambda tenth: tenth / 10)] * 4)
def test_a_union_of_stretches_is_the_length_that_counting_finds(a: float, b: float, c: float, d: float) -> None:
    first, second = sorted((a, b)), sorted((c, d))
    cells = [(place + 0.5) / 10 for place in range(10)]
    expected = sum(first[0] < x < first[1] or second[0] < x < second[1] for x in cells) / 10
    assert uniform_union(first, second) == pytest.approx(expected)
    assert uniform_probability(*first) == pytest.approx(sum(first[0] < x < first[1] for x in cells) / 10)
