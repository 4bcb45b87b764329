"""Tests of `reference.trees.skew`: brute force over factors and points."""

import math
from itertools import product

import pytest

from reference.trees.impurity import split_impurity
from reference.trees.skew import (
    corrected,
    equal_splits,
    inflated,
    preferred_split,
    relative_impurity,
    relative_split,
    split_surface,
)

FIRST, SECOND = [[8, 2], [2, 8]], [[10, 6], [0, 4]]  # Flach, example 5.3


def test_relative_impurities_are_shares_of_the_impurity_before() -> None:
    assert math.isclose(relative_split(FIRST), split_impurity(FIRST) / 0.5)
    assert math.isclose(relative_impurity([8, 2], [10, 10]), 8 * 2 / 10 / (10 * 10 / 20))
    with pytest.raises(ValueError, match="one class"):
        relative_impurity([3, 0], [5, 0])


@pytest.mark.parametrize("factor", [1, 2, 7, 10, 1000])
def test_the_square_root_is_not_changed_by_a_factor_of_either_class(factor: int) -> None:
    for split in (FIRST, SECOND, [[3, 5], [4, 0]]):
        before = relative_split(split, impurity="sqrt_gini")
        mirrored = [[pos, factor * neg] for pos, neg in split]
        assert math.isclose(before, relative_split(inflated(split, factor), impurity="sqrt_gini"))
        assert math.isclose(before, relative_split(mirrored, impurity="sqrt_gini"))


@pytest.mark.parametrize("impurity", ["entropy", "gini", "sqrt_gini"])
def test_the_corrected_preference_is_that_of_equal_classes_for_every_factor(impurity: str) -> None:
    plain = preferred_split([FIRST, SECOND], impurity=impurity)
    for factor in range(1, 40):
        assert preferred_split([FIRST, SECOND], impurity=impurity, factor=factor, clr=factor) == plain


def test_a_correction_by_a_fraction_is_one_by_the_ratio() -> None:
    for split, ratio in product((FIRST, SECOND), (0.4, 1.5, 12.5)):
        by_hand = [[pos / ratio, neg] for pos, neg in split]
        assert math.isclose(split_impurity(corrected(split, ratio)), split_impurity(by_hand))


def test_a_point_and_its_mirror_image_leave_the_same_and_the_diagonal_leaves_all() -> None:
    for x, y in product(range(5), range(7)):
        assert math.isclose(split_surface(x, y, 6, 4), split_surface(4 - x, 6 - y, 6, 4), abs_tol=1e-12)
    assert math.isclose(split_surface(2, 3, 6, 4), split_surface(0, 0, 6, 4))


@pytest.mark.parametrize("impurity", ["gini", "sqrt_gini", "entropy", "error"])
def test_an_isometric_has_the_points_that_floats_find(impurity: str) -> None:
    for x, y in product(range(5), range(6)):
        wanted = split_surface(x, y, 5, 4, impurity=impurity)
        near = [
            [a, b]
            for a in range(5)
            for b in range(6)
            if abs(split_surface(a, b, 5, 4, impurity=impurity) - wanted) < 1e-9
        ]
        assert equal_splits(x, y, 5, 4, impurity=impurity) == near


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(ValueError, match="different examples"):
        preferred_split([FIRST, [[1, 1], [1, 1]]])
    with pytest.raises(ValueError, match="above 0"):
        preferred_split([FIRST, SECOND], clr=0)
    with pytest.raises(ValueError, match="no more"):
        split_surface(5, 1, 3, 3)
