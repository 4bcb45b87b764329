"""Tests of `reference.ensembles.by_hand`."""

import pytest

from reference.ensembles.boosting import adaboost_update
from tests.banked import worked_out


def test_a_round_by_hand_is_a_round_of_adaboost() -> None:
    rows = [{"weight": w, "classified": c} for w, c in [(0.5, "right"), (0.3, "wrong"), (0.2, "right")]]
    parts = worked_out("ensembles.adaboost_by_hand", rows=rows)
    update = adaboost_update([0.5, 0.3, 0.2], [True, False, True])
    assert [parts["right"], parts["wrong"]] == pytest.approx([update["weights"][0], update["weights"][1]])
    assert float(parts["lowered"]) / float(parts["total"]) == pytest.approx(parts["right"])
