"""Tests of `reference.reinforcement.returns`."""

import pytest

from reference.reinforcement.returns import discounted_return

RETURNS = {  # what: (rewards, gamma, further, worth)
    "Blockeel, a prize after three steps": ([0, 0, 0, 1], 0.9, {}, 0.729),
    "Blockeel, four rewards": ([1, 2, 3, 4], 0.5, {}, 3.25),
    "Blockeel, 1 for ever": ([], 0.9, {"cycle": [1]}, 10),
    "Mitchell, a prize at the end of the grid": ([0, 0, 100], 0.9, {}, 81),
    "Kubat, a pole that falls after ten steps": ([0] * 10 + [-10], 0.9, {}, -3.4868),
    "only the first reward where gamma is 0": ([7, 3, 2], 0, {}, 7),
    "nothing": ([], 0.5, {}, 0),
}


@pytest.mark.parametrize("what", RETURNS)
def test_returns_are_as_by_hand(what: str) -> None:
    rewards, gamma, further, worth = RETURNS[what]
    assert discounted_return(rewards, gamma, **further) == pytest.approx(worth, abs=5e-5)
