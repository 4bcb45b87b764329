"""Tests of `reference.statistics.deviations`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.statistics.descriptive import mean
from reference.statistics.deviations import (
    around_point,
    between_pairs,
    mean_pairwise_squared_difference,
    mean_squared_deviation,
    population_variance,
    sample_proportions,
    weighted_share,
)

pytestmark = pytest.mark.slow  # SciPy takes seconds to load
values = st.lists(st.integers(-40, 40).map(float), min_size=2, max_size=9)


@given(values, st.integers(-50, 50))
def test_deviations_from_a_point_and_between_pairs_follow_from_the_variance(drawn: list[float], point: int) -> None:
    spread = population_variance(drawn)
    assert mean_squared_deviation(drawn, point) == pytest.approx(around_point(spread, mean(drawn), point))
    assert mean_pairwise_squared_difference(drawn) == pytest.approx(between_pairs(spread), abs=1e-9)
    assert mean_squared_deviation(drawn, point) >= mean_squared_deviation(drawn, mean(drawn)) - 1e-9


@given(st.lists(st.integers(0, 1), min_size=3, max_size=30), st.data())
def test_the_weighted_mean_over_a_partition_is_the_share_of_all(bits: list[int], data: st.DataObject) -> None:
    one, two = sorted(data.draw(st.lists(st.integers(1, len(bits) - 1), min_size=2, max_size=2, unique=True)))
    groups = [list(range(one)), list(range(one, two)), list(range(two, len(bits)))]
    first, second, third = sample_proportions(bits, groups)
    assert weighted_share(first, second, third, [len(group) for group in groups]) == pytest.approx(mean(bits))
