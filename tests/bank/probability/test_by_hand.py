"""Tests of `reference.probability.by_hand`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.by_hand import conditional_of_counts
from reference.probability.estimates import conditional_probability
from reference.probability.joint import joint_distribution, total_probability
from tests.banked import worked_out


@given(st.integers(1, 20), st.integers(1, 20), st.integers(1, 20), st.integers(1, 20))
def test_the_parts_of_the_hand_calculations_agree_with_the_tables(a: int, b: int, c: int, d: int) -> None:
    rows = [
        {"side": s, "ring": r}
        for s, r, n in [("e", "y", a), ("e", "n", b), ("w", "y", c), ("w", "n", d)]
        for _ in range(n)
    ]
    parts = worked_out("probability.table_by_hand", table=[[a, b], [c, d]])
    table = joint_distribution(rows, ["side", "ring"])
    assert parts["cell"] == pytest.approx(float(table["e", "y"]))
    assert parts["conditional"] == pytest.approx(conditional_probability(rows, {"side": "e"}, {"ring": "y"}))
    assert conditional_of_counts(a, b, c, d) == pytest.approx(parts["conditional"])
    machines = worked_out("probability.machines_by_hand", weights=[0.5, 0.3, 0.2], chances=[a / 20, b / 20, c / 20])
    assert machines["faulty"] == pytest.approx(total_probability([a / 20, b / 20, c / 20], [0.5, 0.3, 0.2]))
