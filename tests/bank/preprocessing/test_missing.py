"""Tests of `reference.preprocessing.missing`."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.preprocessing.missing import impute, known_values

few = settings(max_examples=25, deadline=None)


@few
@given(st.lists(st.one_of(st.none(), st.integers(0, 9)), min_size=1, max_size=8).filter(any))
def test_filling_keeps_what_is_known_and_the_mean(values: list) -> None:
    rows = [{"v": value} for value in values]
    known = known_values(rows, "v")
    filled = [row["v"] for row in impute(rows, "v", "mean")]
    assert [new for new, old in zip(filled, values, strict=True) if old is not None] == known
    assert math.fsum(filled) / len(filled) == pytest.approx(math.fsum(known) / len(known))
    assert {row["v"] for row in impute(rows, "v", "mode")} <= {*known}
