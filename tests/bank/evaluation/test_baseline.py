"""Tests of `reference.evaluation.baseline`."""

import pytest

from reference.evaluation.baseline import result_beats_majority

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it


def test_a_share_that_is_just_the_majoritys_beats_nothing() -> None:
    assert not result_beats_majority({"sick": 10, "well": 30, "right": 30})
    assert result_beats_majority({"sick": 10, "well": 30, "right": 31})
