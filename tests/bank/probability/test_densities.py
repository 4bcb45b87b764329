"""Tests of `reference.probability.densities`."""

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st
from sklearn.neighbors import KernelDensity

from reference.probability.densities import (
    density_fit_error,
    histogram,
    kernel_variance,
    mixture_pdf,
    normal_fit_error,
    parzen_pdf,
)

TENTHS = st.integers(-50, 50).map(lambda tenth: tenth / 10)


@given(st.lists(TENTHS, min_size=1), st.lists(TENTHS, min_size=2, max_size=6, unique=True).map(sorted))
def test_a_histogram_is_numpys_where_all_values_lie_in_bins(values: list[float], edges: list[float]) -> None:
    inside = [value for value in values if edges[0] <= value <= edges[-1]]
    if not inside:
        with pytest.raises(ValueError, match="no value"):
            histogram(values, edges)
        return
    heights, _ = np.histogram(inside, bins=edges, density=True)
    assert histogram(values, edges) == pytest.approx(heights)
    assert sum(histogram(values, edges, density=False)) == pytest.approx(1)


@given(st.lists(TENTHS, min_size=1, max_size=8), TENTHS, st.integers(1, 30).map(lambda tenth: tenth / 10))
def test_kernels_are_those_of_scikit_learn(centers: list[float], x: float, variance: float) -> None:
    theirs = KernelDensity(bandwidth=variance**0.5).fit(np.array(centers)[:, None])
    expected = np.exp(theirs.score_samples([[x]]))[0]
    assert parzen_pdf(x, centers, variance=variance) == pytest.approx(expected, rel=1e-6, abs=1e-12)


def test_the_constant_of_kubats_table_is_not_that_of_his_equation() -> None:
    kernels = np.exp(-((9 - np.array([3.2, 5.2, 8.5])) ** 2) / 2).sum()
    assert round(kernels / (2 * np.pi) ** 1.5, 4) == 0.0561  # what table 2.6 prints
    assert round(parzen_pdf(9, [3.2, 5.2, 8.5]), 4) == 0.1175
    grid = np.linspace(-10, 25, 7001)
    assert np.trapezoid([parzen_pdf(x, [3.2, 5.2, 8.5]) for x in grid], grid) == pytest.approx(1)


def test_rules_for_the_variance_of_kernels() -> None:
    assert kernel_variance([0.4, 0.7, 0.5], rule="fixed") == 1
    assert kernel_variance([0.4, 0.7, 0.5], rule="range_over_m") == pytest.approx(0.1)


@given(st.integers(1, 9), TENTHS)
def test_a_mixture_is_the_weighted_sum_of_scipys_densities(weight: int, x: float) -> None:
    weights = [weight / 10, 1 - weight / 10]
    expected = sum(w * scipy.stats.norm.pdf(x, m, s) for w, m, s in zip(weights, (0, 4), (1, 2), strict=True))
    assert mixture_pdf(x, weights, [0, 4], [1, 2]) == pytest.approx(expected)


def test_the_error_of_a_curve_is_taken_in_the_middles_of_bins() -> None:
    values, edges = [0.5, 1.5, 1.7, 2.2, 2.4, 2.9], [0, 1, 2, 4]
    curve = [scipy.stats.norm.pdf(x, np.mean(values), np.std(values)) for x in (0.5, 1.5, 3)]
    expected = ((curve - np.array([1 / 6, 1 / 3, 1 / 4])) ** 2).sum()
    assert normal_fit_error(values, edges, float(np.mean(values)), float(np.std(values))) == pytest.approx(expected)
    assert density_fit_error([1, 2], [1, 4], weights=[5, 0.5]) == 2
