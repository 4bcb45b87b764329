"""Tests of `reference.statistics.quantiles`."""

import math

import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.statistics.quantiles import one_sided_bound, one_sided_confidence, t_quantile

pytestmark = pytest.mark.slow  # SciPy takes seconds to load


@pytest.mark.parametrize("df", [1, 2, 3, 5, 9, 30, 120, 1000])
@pytest.mark.parametrize("confidence", [0.6, 0.8, 0.95, 0.999])
@pytest.mark.parametrize("sided", [1, 2])
def test_quantiles_are_those_of_scipy(df: int, confidence: float, sided: int) -> None:
    expected = scipy.stats.t.ppf(1 - (1 - confidence) / sided, df)
    assert t_quantile(df, confidence, sided=sided) == pytest.approx(expected, abs=1e-9)


def test_quantiles_fall_towards_the_normal_one() -> None:
    falling = [t_quantile(df, 0.95) for df in (2, 5, 10, 30, 300)]
    assert falling == sorted(falling, reverse=True)
    assert falling[-1] > t_quantile(math.inf, 0.95) == pytest.approx(scipy.stats.norm.ppf(0.975))


@given(st.integers(1, 39), st.sampled_from([0.8, 0.9, 0.95, 0.99]))
def test_a_bound_is_as_sure_as_the_normal_distribution_says(errors: int, confidence: float) -> None:
    z = scipy.stats.norm.ppf(0.5 + confidence / 2)
    assert one_sided_confidence(confidence) == pytest.approx(scipy.stats.norm.cdf(z))
    p = errors / 40
    upper, lower = one_sided_bound(p, 40, z=z), one_sided_bound(p, 40, z=z, side="lower")
    assert (upper + lower) / 2 == pytest.approx(p)
    assert one_sided_bound(p, 400, z=z) < upper
