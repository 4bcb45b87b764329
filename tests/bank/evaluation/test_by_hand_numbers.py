"""Tests of `reference.evaluation.by_hand_numbers`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.evaluation.by_hand import cost_of
from tests.banked import worked_out


@given(st.integers(1, 99), st.integers(0, 100), st.integers(0, 100), st.integers(0, 9), st.integers(0, 9))
def test_the_cost_by_hand_is_that_of_the_two_kinds_of_mistakes(
    prior: int, tpr: int, fpr: int, miss_cost: int, alarm_cost: int
) -> None:
    rates = {"prior": prior / 100, "tpr": tpr / 100, "fpr": fpr / 100}
    parts = worked_out("evaluation.cost_by_hand", **rates, miss_cost=miss_cost, alarm_cost=alarm_cost)
    assert parts["cost"] == pytest.approx(cost_of(parts["miss"], parts["alarm"], miss_cost, alarm_cost))
    exact = prior * (100 - tpr) * miss_cost + (100 - prior) * fpr * alarm_cost
    assert parts["cost"] == pytest.approx(exact / 10**4)
    assert parts["idle"] == pytest.approx(prior / 100 * miss_cost)


def test_two_models_by_hand_are_compared_by_each_measure() -> None:
    parts = worked_out("evaluation.two_models_by_hand", actual=[0, 0, 0, 0], first=[3, -3, 3, -3], second=[0, 0, 0, 8])
    assert [parts[name] for name in ("mae_first", "mae_second", "rmse_first", "rmse_second")] == [3, 2, 3, 4]
    assert (parts["by_mae"], parts["by_rmse"]) == ("second", "first")
