"""Tests of `reference.statistics.descriptive`."""

import statistics

import numpy as np
import pytest
import scipy.stats
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.statistics.descriptive import mean_variance, pearson, variance
from reference.statistics.intervals import standard_error
from reference.statistics.paired_t import paired_t

WHOLE = st.integers(-50, 50).map(float)
SAMPLE = st.lists(WHOLE, min_size=2, max_size=12)
PAIRS = st.lists(st.tuples(WHOLE, WHOLE), min_size=3, max_size=12)


@given(SAMPLE, st.sampled_from([0, 1]))
def test_mean_variance_and_deviation_are_those_of_numpy(values: list[float], ddof: int) -> None:
    expected = (np.mean(values), np.var(values, ddof=ddof), np.std(values, ddof=ddof))
    assert mean_variance(values, ddof=ddof) == pytest.approx(expected, abs=1e-9)


@given(SAMPLE, WHOLE, WHOLE)
def test_a_shift_moves_the_mean_alone_and_a_factor_scales_the_deviation(
    values: list[float], shift: float, factor: float
) -> None:
    moved = mean_variance([factor * value + shift for value in values])
    before = mean_variance(values)
    assert moved.mean == pytest.approx(factor * before.mean + shift, abs=1e-9)
    assert moved.sd == pytest.approx(abs(factor) * before.sd, abs=1e-9)


@given(SAMPLE)
def test_the_sample_variance_is_that_of_the_population_times_n_over_n_less_one(values: list[float]) -> None:
    n = len(values)
    assert variance(values) == pytest.approx(variance(values, ddof=0) * n / (n - 1))
    squares = statistics.fmean(value**2 for value in values) - statistics.fmean(values) ** 2
    assert variance(values, ddof=0) == pytest.approx(squares, abs=1e-6)


@given(PAIRS)
def test_t_is_that_of_scipy_and_turns_with_the_learners(pairs: list[tuple[float, float]]) -> None:
    a, b = map(list, zip(*pairs, strict=True))
    assume(len({x - y for x, y in pairs}) > 1)
    test = paired_t(a, b, critical=2.0)
    assert test.t == pytest.approx(scipy.stats.ttest_rel(a, b).statistic)
    assert (test.df, test.reject) == (len(a) - 1, abs(test.t) > 2)
    assert paired_t(b, a).t == pytest.approx(-test.t)
    assert paired_t([3 * x for x in a], [3 * y for y in b]).t == pytest.approx(test.t)
    assert paired_t([x + 7 for x in a], [y + 7 for y in b]).t == pytest.approx(test.t)


@given(PAIRS)
def test_the_correlation_is_that_of_numpy_whatever_the_units(pairs: list[tuple[float, float]]) -> None:
    x, y = map(list, zip(*pairs, strict=True))
    assume(len(set(x)) > 1 and len(set(y)) > 1)
    right = pearson(x, y)
    assert right == pytest.approx(np.corrcoef(x, y)[0, 1], abs=1e-9)
    assert pearson(y, x) == pytest.approx(right, abs=1e-9)
    assert pearson([2 * value + 5 for value in x], y) == pytest.approx(right, abs=1e-9)
    assert pearson([-value for value in x], y) == pytest.approx(-right, abs=1e-9)


UNDEFINED = {
    "the variance of one value": lambda: variance([3.0]),
    "the mean of nothing": lambda: mean_variance([]),
    "t of equal differences": lambda: paired_t([1, 2, 3], [0, 1, 2]),
    "the correlation of a constant": lambda: pearson([1, 1, 1], [1, 2, 3]),
    "a standard error of nothing": lambda: standard_error(10),
}


@pytest.mark.parametrize("what", UNDEFINED)
def test_what_is_not_defined_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        UNDEFINED[what]()


def test_the_variance_of_one_value_of_a_population_is_zero() -> None:
    assert variance([3.0], ddof=0) == 0
