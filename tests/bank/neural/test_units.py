"""Tests of `reference.neural.units`."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.neural.forward import forward
from reference.neural.units import sigmoid, sigmoid_slope, slope_at_output

Z = st.floats(-700, 700)


@settings(max_examples=50)
@given(Z)
def test_the_sigmoid_is_a_mirrored_rising_share_and_its_slope_is_of_its_value(z: float) -> None:
    assert 0 <= sigmoid(z) <= 1
    assert sigmoid(-z) == pytest.approx(1 - sigmoid(z), abs=1e-15)
    assert sigmoid(z) <= sigmoid(z + 0.5)
    assert sigmoid_slope(z) == pytest.approx(slope_at_output(sigmoid(z)), abs=1e-15)
    assert sigmoid_slope(z) == sigmoid_slope(-z) <= 0.25 == sigmoid_slope(0)


@settings(max_examples=25)
@given(st.floats(-5, 5))
def test_the_slope_is_the_finite_difference_of_the_sigmoid(z: float) -> None:
    assert sigmoid_slope(z) == pytest.approx((sigmoid(z + 1e-5) - sigmoid(z - 1e-5)) / 2e-5, abs=1e-9)


@pytest.mark.parametrize("z", [-2000, -745.2, 709.9, 2000])
def test_no_number_overflows(z: float) -> None:
    assert sigmoid(z) == (1 if z > 0 else pytest.approx(0))
    assert sigmoid_slope(z) == pytest.approx(0)
    assert forward([[[z, z]]], [1])[0][0] in (0, 1)
