"""Tests of `reference.probability.gaussian`."""

import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.gaussian import gaussian_pdf


@given(st.floats(-5, 5), st.floats(-5, 5), st.floats(0.1, 5))
def test_the_density_is_scipys_symmetric_and_highest_at_the_mean(x: float, mean: float, sd: float) -> None:
    assert gaussian_pdf(x, mean, sd=sd) == pytest.approx(scipy.stats.norm.pdf(x, mean, sd))
    assert gaussian_pdf(mean + x, mean, sd=sd) == pytest.approx(gaussian_pdf(mean - x, mean, sd=sd))
    assert gaussian_pdf(x, mean, sd=sd) <= gaussian_pdf(mean, mean, variance=sd * sd) * (1 + 1e-12)
