"""Tests of `reference.preprocessing.scaling`."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.preprocessing.scaling import min_max, unit_scale, z_score
from reference.statistics.descriptive import mean_variance
from tests.printed import printed

few = settings(max_examples=25, deadline=None)
VALUES = st.lists(st.integers(-50, 50), min_size=2, max_size=8)


@few
@given(VALUES, st.integers(1, 9), st.integers(-9, 9))
def test_scales_keep_the_order_and_forget_the_unit(values: list[int], times: int, plus: int) -> None:
    other_unit = [times * value + plus for value in values]
    assert min_max(values, values) == pytest.approx(min_max(other_unit, other_unit))
    if len({*values}) > 1:
        scaled = min_max(values, values, -1, 1)
        assert (min(scaled), max(scaled)) == pytest.approx((-1, 1))
        by_value = sorted(range(len(values)), key=values.__getitem__)
        assert [scaled[i] for i in by_value] == sorted(scaled)
        standard = z_score(values)
        assert z_score(other_unit) == pytest.approx(standard)
        spread = mean_variance(standard)
        assert (spread.mean, spread.sd) == (pytest.approx(0, abs=1e-9), pytest.approx(1))


def test_columns_without_spread_are_as_the_caller_says() -> None:
    assert min_max([4, 4], [4, 9], -1, 1) == [-1, -1]
    assert min_max([4, 4], [4, 9], constant=0.5) == [0.5, 0.5]
    assert unit_scale([4], [9]) == [0]
    assert z_score([3, 3], constant=0) == [0, 0]
    with pytest.raises(ValueError, match="all the same"):
        z_score([3, 3])


@pytest.mark.parametrize(
    ("ddof", "figures"), [(0, ["0.67206", "0.741584", "-1.413644"]), (1, ["0.548735", "0.605501", "-1.154235"])]
)
def test_z_scores_of_blockeels_heights(ddof: int, figures: list[str]) -> None:
    assert z_score([1.87, 1.88, 1.57], ddof=ddof) == printed(figures)
