"""Tests of `reference.reinforcement.temporal_difference`."""

import pytest

from reference.reinforcement.temporal_difference import Q_LEARNING

RATES = {"1/(1+n)": [45, 63.3333, 70], "1/n": [90, 95, 93.3333]}  # Mitchell's rate, and the other count of visits


@pytest.mark.parametrize("alpha", RATES)
def test_a_falling_rate_counts_the_visit_itself(alpha: str) -> None:
    q = {"s": {"a": 0}, "worth 100": {"b": 100}}
    met = [("s", "a", 0, "worth 100"), ("s", "a", 100, "end"), ("s", "a", 0, "worth 100")]
    states = list(Q_LEARNING.steps(q=q, transitions=met, gamma=0.9, alpha=alpha))
    assert [state.value for state in states[1:]] == pytest.approx(RATES[alpha], abs=1e-4)
