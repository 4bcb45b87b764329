"""Tests of `reference.genetic.generation`."""

from itertools import accumulate

from reference.genetic.generation import mated, selected


def test_draws_are_shares_of_the_wheel() -> None:
    ends = list(accumulate([26, 5, 1]))  # of 5, 2 and 0
    draws = [0.0, 25.9 / 32, 26.1 / 32, 31.5 / 32]
    assert selected(["101", "010", "000"], draws) == ("101", "101", "010", "000")
    assert ends[-1] == 32


def test_neighbours_mate() -> None:
    assert mated(["1111", "0000", "1010", "0101"], [1, 2]) == ("1110", "0001", "1001", "0110")
