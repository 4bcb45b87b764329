"""Tests of `reference.information.gain`."""

import pytest

from reference.information.gain import information_gain
from reference.trees.splitting import ranked_attributes

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out


def test_a_tie_that_floats_break_is_a_tie() -> None:
    rows = [dict(zip("abd", values, strict=True)) for values in ("vuy", "vvx", "vwx", "wwy", "vux", "wux", "wuy")]
    assert information_gain(rows, "a", "d") != information_gain(rows, "b", "d")
    assert ranked_attributes(rows, "d") == [["a", "b"]]
