"""Scales, codes and filled gaps: what holds of them whatever the data are."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.misconceptions import preprocessing as mistakes
from reference.preprocessing.encoding import one_hot, one_hot_rows
from reference.preprocessing.missing import drop_incomplete, fillings, imputations, impute, known_values
from reference.preprocessing.scaling import min_max, unit_scale, z_score
from reference.statistics import mean_variance
from tests.printed import printed

few = settings(max_examples=25, deadline=None)
VALUES = st.lists(st.integers(-50, 50), min_size=2, max_size=8)
PIES = {  # Kubat, table 10.1
    "crust": ["gray", "white", "dark", "white", "dark", "white", "gray", None, "gray", "dark", "white", "white"],
    "filling": ["thick"] * 3 + [None, None, "thin", "thick", "thick", "thin"] + ["thick"] * 3,
    "shade": ["dark", "dark", "gray", "dark", "white", "dark", "white", "gray", "dark", None, "dark", "gray"],
    "weight": [7, 2, 2, 3, 4, None, 6, 5, 5, None, 9, 8],
    "class": ["pos"] * 6 + ["neg"] * 6,
}
ROWS = [dict(zip(PIES, row, strict=True)) for row in zip(*PIES.values(), strict=True)]


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


def test_new_values_may_lie_beyond_the_scale() -> None:
    assert min_max([64, 85], [66, 90]) == printed(["0.095238", "1.238095"])  # the temperatures of Witten's table
    assert mistakes.divided_by_largest([7, 4, 25, -5, 10], [7], 0, 1) == printed(["0.28"])


@pytest.mark.parametrize(
    ("ddof", "figures"), [(0, ["0.67206", "0.741584", "-1.413644"]), (1, ["0.548735", "0.605501", "-1.154235"])]
)
def test_z_scores_of_blockeels_heights(ddof: int, figures: list[str]) -> None:
    assert z_score([1.87, 1.88, 1.57], ddof=ddof) == printed(figures)


@few
@given(st.lists(st.sampled_from("abcde"), min_size=3, max_size=5, unique=True), st.data())
def test_a_code_has_a_single_one_and_all_codes_are_equally_far_apart(values: list[str], data: st.DataObject) -> None:
    first, second = data.draw(st.sampled_from(values)), data.draw(st.sampled_from(values))
    one, other = one_hot(first, values), one_hot(second, values)
    assert sum(one) == 1 == one[values.index(first)]
    assert math.dist(one, other) == pytest.approx(0 if first == second else math.sqrt(2))


def test_truth_values_have_one_place_unless_asked_for_two() -> None:
    assert one_hot_rows([{"a": True}, {"a": False}], {"a": [False, True]}) == [[1], [0]]
    assert one_hot(True, [False, True], boolean_as_one=False) == [0, 1]
    with pytest.raises(ValueError, match="none of the values"):
        one_hot("pink", ["red", "blue"])


def test_the_gaps_of_kubats_pies() -> None:
    assert len(drop_incomplete(ROWS)) == 7
    assert [fillings(ROWS, column, "mode") for column in ("crust", "filling", "shade")] == [
        ["white"],
        ["thick"],
        ["dark"],
    ]
    assert fillings(ROWS, "weight", "mean") == [5.1]
    assert [fillings(ROWS, "weight", "mean", ["class", "=", name]) for name in ("pos", "neg")] == [[3.6], [6.6]]
    assert mistakes.mean_with_gaps_as_zero(ROWS, "weight", "mean", None)[5]["weight"] == 4.25
    assert mistakes.median_for_mean(ROWS, "weight", "mean", None)[5]["weight"] == 5.0


def test_a_mode_may_be_tied_and_some_things_are_refused() -> None:
    among_negatives = imputations(ROWS, "crust", "mode", ["class", "=", "neg"])
    assert [rows[7]["crust"] for rows in among_negatives] == ["gray", "white"]
    with pytest.raises(ValueError, match="drop, mode or mean"):
        impute(ROWS, "crust", "median")
    with pytest.raises(ValueError, match="no known value"):
        impute(ROWS, "weight", "mean", ["class", "=", "other"])


@few
@given(st.lists(st.one_of(st.none(), st.integers(0, 9)), min_size=1, max_size=8).filter(any))
def test_filling_keeps_what_is_known_and_the_mean(values: list) -> None:
    rows = [{"v": value} for value in values]
    known = known_values(rows, "v")
    filled = [row["v"] for row in impute(rows, "v", "mean")]
    assert [new for new, old in zip(filled, values, strict=True) if old is not None] == known
    assert math.fsum(filled) / len(filled) == pytest.approx(math.fsum(known) / len(known))
    assert {row["v"] for row in impute(rows, "v", "mode")} <= {*known}
