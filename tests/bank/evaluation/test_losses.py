"""Tests of `reference.evaluation.losses`."""

import math

from reference.evaluation.losses import cross_entropy, informational_loss, log_loss


def test_what_was_held_impossible_costs_infinitely_much_and_what_was_certain_nothing() -> None:
    assert log_loss([1, 0], 1) == math.inf
    assert log_loss([1, 0], 0) == 0
    assert cross_entropy([1, 0], [1, 0]) == 0
    assert cross_entropy([0.5, 0.5], [1, 0]) == math.inf
    assert informational_loss([{"a": 1, "b": 0}, {"a": 0.5, "b": 0.5}], ["b", "b"]) == math.inf
