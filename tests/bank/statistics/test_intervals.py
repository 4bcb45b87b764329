"""Tests of `reference.statistics.intervals`."""

import math
from itertools import product

import pytest
import scipy.stats
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.statistics.intervals import margin_of_error, proportion_interval, standard_error
from tests.banked import worked_out

SHARE = st.integers(1, 99).map(lambda percent: percent / 100)
SIZE = st.integers(1, 500)


@given(st.integers(1, 6), SHARE)
def test_the_standard_error_is_the_deviation_over_all_samples(n: int, p: float) -> None:
    shares = [
        (sum(sample) / n, math.prod(p if right else 1 - p for right in sample)) for sample in product([0, 1], repeat=n)
    ]
    centre = sum(share * weight for share, weight in shares)
    spread = sum((share - centre) ** 2 * weight for share, weight in shares)
    assert standard_error(n, p=p) == pytest.approx(math.sqrt(spread))


@given(SIZE, SHARE)
def test_the_standard_error_is_symmetric_largest_at_a_half_and_halved_by_four_times_the_examples(
    n: int, p: float
) -> None:
    error = standard_error(n, p=p)
    assert error == pytest.approx(standard_error(n, p=1 - p))
    assert error <= standard_error(n, p=0.5) + 1e-12
    assert standard_error(4 * n, p=p) == pytest.approx(error / 2)
    assert error == pytest.approx(standard_error(n, variance=p * (1 - p)))


@given(SHARE, SIZE, st.sampled_from([(1.28, 1.96), (1.64, 2.58)]))
def test_an_interval_is_centred_and_lies_within_that_of_a_higher_level(
    p: float, n: int, levels: tuple[float, float]
) -> None:
    (low, high), (lower, higher) = (proportion_interval(p, n, z=z) for z in levels)
    assert lower < low < p < high < higher
    assert (low + high) / 2 == pytest.approx(p)
    assert high - low == pytest.approx(2 * margin_of_error(p, n, z=levels[0]))


def test_the_interval_is_that_of_the_normal_distribution() -> None:
    z = scipy.stats.norm.ppf(0.975)
    assert proportion_interval(0.3, 40, z=z) == pytest.approx(
        scipy.stats.norm.interval(0.95, loc=0.3, scale=math.sqrt(0.3 * 0.7 / 40))
    )


@given(st.integers(0, 40), st.integers(1, 40), st.sampled_from([1.28, 1.96]))
def test_the_parts_of_the_hand_calculation_are_the_interval(errors: int, n: int, z: float) -> None:
    assume(errors <= n)
    parts = worked_out("statistics.interval_by_hand", errors=errors, n=n, z=z)
    assert (parts["low"], parts["high"]) == proportion_interval(errors / n, n, z=z)
