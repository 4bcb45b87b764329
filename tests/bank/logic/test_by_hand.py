"""Tests of `reference.logic.by_hand`."""

import math

import pytest

from tests.banked import worked_out


def test_the_parts_of_the_hand_calculation_fit_together() -> None:
    towns, roads = ["a", "b", "c"], [["road", "a", "b"], ["road", "a", "c"], ["road", "b", "c"]]
    parts = worked_out("logic.foil_by_hand", towns=towns, positives=[["a", "b"], ["c", "a"]], facts=roads)
    assert (parts["negatives"], parts["p1"], parts["n1"], parts["t"]) == (7, 2, 7, 1)
    assert parts["gain"] == pytest.approx(math.log2(2 / 9) - math.log2(2 / 9))
