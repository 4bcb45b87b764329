"""Tests of `reference.neural.training`."""

import pytest

from reference.neural.training import decayed_rate, hidden_code, stop_at_plateau, stop_below, told_apart

STOPS = {  # what happens: (errors, threshold, window, tolerance, below, plateau)
    "at once": ([1, 9, 9], 2, 1, 1, 1, 2),
    "not on the threshold": ([5, 3, 2], 3, 1, 1, 3, None),
    "not on the tolerance": ([9, 6, 3, 1], 0, 1, 2, None, None),
    "a small rise": ([9, 5, 6, 2], 3, 1, 1, 4, 3),
    "never": ([9, 6, 3], 3, 2, 1, None, None),
}


@pytest.mark.parametrize("what", STOPS)
def test_training_stops_by_the_first_epoch_that_meets_the_rule(what: str) -> None:
    errors, threshold, window, tolerance, below, plateau = STOPS[what]
    assert (stop_below(errors, threshold), stop_at_plateau(errors, window, tolerance)) == (below, plateau)


def test_the_learning_rate_falls_by_the_same_factor_each_epoch() -> None:
    rates = [decayed_rate(0.5, 0.1, t) for t in range(4)]
    assert rates[0] == 0.5
    assert rates[1] / rates[0] == pytest.approx(rates[3] / rates[2])


def test_the_hidden_layer_that_mitchell_prints_has_eight_codes() -> None:
    printed = ["89 04 08", "01 11 88", "01 97 27", "99 97 71", "03 05 02", "22 99 99", "80 01 98", "60 94 01"]
    outputs = [[int(number) / 100 for number in row.split()] for row in printed]
    assert [hidden_code(row) for row in outputs] == ["100", "001", "010", "111", "000", "011", "101", "110"]
    assert told_apart(outputs)
    assert not told_apart([*outputs, [0.7, 0.2, 0.1]])
