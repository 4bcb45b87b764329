"""Tests of `reference.trees.regression`."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.trees.regression import best_features, leaf_mean, spread


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=9))
def test_variance_is_numpys_and_the_mean_makes_it_least(values: list[int]) -> None:
    assert float(spread(values)) == pytest.approx(np.var(values))
    centre = leaf_mean(values)
    assert all(
        sum((v - centre) ** 2 for v in values) <= sum((v - other) ** 2 for v in values) + 1e-9
        for other in range(-50, 51)
    )


def test_ties_are_ties_whatever_floats_make_of_them() -> None:
    rows = [{"a": a, "b": b, "y": y} for a, b, y in [("u", "u", 0.1), ("v", "v", 0.2), ("u", "u", 0.3)]]
    assert best_features(rows, "y", ["a", "b"]) == ["a", "b"]
    assert spread([0.1, 0.2, 0.3]) == Fraction(1, 150)
