"""Tests of `reference.ensembles.voting`."""

import math
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from reference.ensembles.voting import ensemble_labels, majority_vote_error, weighted_vote
from tests.banked import worked_out


def test_a_tie_goes_to_the_first_of_the_classes() -> None:
    assert ensemble_labels([["a", "b"], ["b", "c"]], ["c", "b", "a"]) == ["b", "c"]
    assert ensemble_labels([["a", "b"], ["b", "c"]], ["a", "b", "c"]) == ["a", "b"]


def test_a_negative_weight_takes_from_its_own_label_alone() -> None:
    assert weighted_vote(["pos", "neg", "neg"], [0.5, 0.7, -0.3]) == "pos"


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("tie", ["wrong", "half", "right"])
@pytest.mark.parametrize("e", [Fraction(1, 5), Fraction(3, 5)])
def test_the_error_of_a_vote_is_that_of_every_way_in_which_voters_can_be_wrong(n: int, tie: Any, e: Fraction) -> None:
    total = Fraction(0)
    for wrong in product([True, False], repeat=n):
        chance = math.prod(e if each else 1 - e for each in wrong)
        lead = wrong.count(True) - wrong.count(False)
        total += chance * (1 if lead > 0 else 0 if lead < 0 else {"wrong": 1, "half": Fraction(1, 2), "right": 0}[tie])
    assert majority_vote_error(n, float(e), tie=tie) == pytest.approx(float(total))


def test_kubats_cursor_is_a_vote_of_voters_with_an_error_of_three_tenths() -> None:
    assert [round(1 - majority_vote_error(n, 0.3), 4) for n in (1, 5, 11, 21)] == [0.7, 0.8369, 0.9218, 0.9736]
    assert worked_out("ensembles.vote_error_by_hand", e=0.3)["vote"] == pytest.approx(majority_vote_error(5, 0.3))
