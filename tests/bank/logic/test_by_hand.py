"""Tests of `reference.logic.by_hand`."""

import math

import pytest

from reference.logic.by_hand import foil_parts


def test_the_parts_of_the_hand_calculation_fit_together() -> None:
    towns, roads = ["a", "b", "c"], [["road", "a", "b"], ["road", "a", "c"], ["road", "b", "c"]]
    parts = foil_parts(towns, [["a", "b"], ["c", "a"]], roads)
    assert (parts["negatives"], parts["p1"], parts["n1"], parts["t"]) == (7, 2, 7, 1)
    assert parts["gain"] == pytest.approx(math.log2(2 / 9) - math.log2(2 / 9))
