"""Careless readings of an input cost marks wherever they change the answer to some legal input."""

import pytest

from tests.banked import ids
from tests.fairness.careless import Reading, unnoticed
from tests.thinned import some

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 6))
def test_a_careless_reading_loses_marks(id_: str) -> None:
    assert list(unnoticed(id_)) == []


def test_a_reading_is_found_where_the_cases_are_all_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fairness.careless.own_inputs", lambda exercise: [])
    found = {reading for reading, _ in unnoticed("information.entropy")}
    assert {Reading("counts", "first two"), Reading("counts", "without repeats")} <= found
    assert Reading("counts", "reversed") not in found  # the order of the classes does not matter
