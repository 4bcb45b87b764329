"""Tests of `reference.evaluation.estimates_by_hand`."""

import pytest

from reference.evaluation.validation import cross_validation
from tests.banked import worked_out


def test_hand_calculations_are_those_of_the_functions() -> None:
    rows = [{"fold": fold, "result": result} for fold, result in ["A+", "A+", "A-", "B-", "B-", "C+", "C-"]]
    parts = worked_out("evaluation.folds_by_hand", rows=rows, label="-")
    folds = cross_validation([[[], row["result"]] for row in rows], [[0, 1, 2], [3, 4], [5, 6]])
    assert [parts["error_a"], parts["error_b"], parts["error_c"]] == folds["errors"]
    assert (parts["mean"], parts["outside"]) == (pytest.approx(folds["error"]), pytest.approx(3 / 4))
    line = [{"x": x, "kind": kind} for x, kind in [(1, "a"), (2, "a"), (4, "b"), (9, "b")]]
    assert worked_out("evaluation.leave_one_out_by_hand", rows=line, measured="x")["majority"] == 1
    table = [{"model": name, "validation": v, "test": t} for name, v, t in [("P", 8, 30), ("Q", 4, 45)]]
    assert worked_out("evaluation.three_sets_by_hand", rows=table, n=40, m=100)["reported"] == 0.45
