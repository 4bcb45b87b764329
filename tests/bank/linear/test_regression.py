"""Tests of `reference.linear.regression`."""

import pytest

from reference.linear.regression import linear_effect, linear_prediction, linear_regression


def test_a_fit_that_is_not_unique_is_refused_and_effects_add_up() -> None:
    with pytest.raises(ValueError, match="not unique"):
        linear_regression([[1], [1]], [0, 1])
    weights = [1, 2, -3]
    moved = linear_prediction(weights, [5, 5]) - linear_prediction(weights, [4, 3])
    assert moved == linear_effect(2, 1) + linear_effect(-3, 2)
