"""Tests of `reference.reinforcement.greedy`."""

import pytest

from reference.reinforcement.greedy import epsilon_greedy


def test_four_actions_share_what_exploring_leaves() -> None:
    q = {"a": 0, "b": 1, "c": 0, "d": 0}
    assert epsilon_greedy(q, 0.1) == pytest.approx({"a": 0.025, "b": 0.925, "c": 0.025, "d": 0.025})
    assert epsilon_greedy(q, 0.1, explore="others") == pytest.approx({"a": 1 / 30, "b": 0.9, "c": 1 / 30, "d": 1 / 30})
    assert epsilon_greedy({"a": 2, "b": 2}, 0.4, ties="first") == pytest.approx({"a": 0.8, "b": 0.2})
