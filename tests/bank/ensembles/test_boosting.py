"""Tests of `reference.ensembles.boosting`."""

import math
from fractions import Fraction

import pytest

from reference.ensembles.boosting import ADABOOST, adaboost, adaboost_update, boosted_label, vote_of

LINE = [[[1], 1], [[2], 1], [[3], -1], [[4], -1], [[5], 1]]


ROUNDS = [  # weights after each round, by hand, of the first tied stump
    [Fraction(1, 8), Fraction(1, 8), Fraction(1, 8), Fraction(1, 8), Fraction(1, 2)],
    [Fraction(1, 12), Fraction(1, 12), Fraction(1, 4), Fraction(1, 4), Fraction(1, 3)],
    [Fraction(1, 4), Fraction(1, 4), Fraction(3, 20), Fraction(3, 20), Fraction(1, 5)],
]


def test_witten_keeps_the_sum_of_the_weights() -> None:
    update = adaboost_update([1, 1, 1, 1], [True, True, True, False], normalise="keep")
    assert update["weights"] == pytest.approx([2 / 3, 2 / 3, 2 / 3, 2])
    assert update["vote"] == pytest.approx(math.log(3)) == pytest.approx(vote_of(1 / 3))


def test_adaboost_takes_the_rounds_that_were_worked_out_by_hand() -> None:
    states = list(ADABOOST.steps(examples=LINE, rounds=3))
    assert [list(state.weights) for state in states[1:]] == [pytest.approx([float(w) for w in row]) for row in ROUNDS]
    assert [state.error for state in states[1:]] == pytest.approx([1 / 5, 1 / 4, 1 / 6])
    members = adaboost(LINE, 3)
    assert [boosted_label(members, x) for x, _ in LINE] == [1, 1, -1, -1, 1]


def test_adaboost_ends_before_a_stump_without_mistakes_and_before_one_no_better_than_chance() -> None:
    assert adaboost([[[1], 1], [[2], -1]], 3) == []
    assert adaboost([[[0, 0], -1], [[0, 1], 1], [[1, 0], 1], [[1, 1], -1]], 3) == []


def test_all_tied_stumps_lead_on() -> None:
    following = ADABOOST.successors(ADABOOST.start(LINE, 3), examples=LINE, rounds=3)
    assert {state.mistakes for state in following} == {(4,)}
    even = [[[1], 1], [[2], -1], [[3], 1], [[4], -1]]
    assert {s.mistakes for s in ADABOOST.successors(ADABOOST.start(even, 1), examples=even, rounds=1)} == {(1,), (2,)}
