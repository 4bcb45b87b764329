"""Tests of `reference.analytical.slopes`."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.analytical.draws import propositional as draws
from reference.analytical.promises import are_examples_with_slopes
from reference.analytical.slopes import ebnn_error, ebnn_mu, tangent_error

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.floats(0, 5))
def test_both_errors_are_those_of_numpy(random: Random, mu: float) -> None:
    slopes = draws.slope_rows(random, (1, 5), (1, 4))
    own = draws.near_rows(random, slopes)
    targets, outputs, weights = (draws.near_numbers(random, slopes) for _ in range(3))
    values, errors = (np.array(targets) - outputs) ** 2, ((np.array(slopes) - own) ** 2).sum(axis=1)
    assert tangent_error(targets, outputs, slopes, own, mu=mu) == pytest.approx((values + mu * errors).sum() / 2)
    assert ebnn_error(targets, outputs, slopes, own, mu=weights) == pytest.approx((values + weights * errors).sum())


def test_without_mu_only_values_count() -> None:
    assert tangent_error([1, 2], [0, 0], [[1], [1]], [[9], [9]], mu=0) == 2.5


@given(st.floats(-10, 10), st.floats(-10, 10), st.floats(0.1, 10))
def test_trust_lies_between_0_and_1_and_falls_with_the_error(theory: float, target: float, c: float) -> None:
    assert 0 <= ebnn_mu(theory, target, c=c) <= 1
    assert ebnn_mu(target, target, c=c) == 1
    assert ebnn_mu(target + c, target, c=c) == pytest.approx(0, abs=1e-9)


def test_promises_refuse_rows_of_different_lengths() -> None:
    assert are_examples_with_slopes([1], [1], [[1, 2]], [[1, 3]], [1])
    assert not are_examples_with_slopes([1], [1], [[1, 2]], [[1]], [1])
    assert not are_examples_with_slopes([1], [1], [[1]], [[1]], [])
