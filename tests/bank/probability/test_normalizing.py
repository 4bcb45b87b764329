"""Tests of `reference.probability.normalizing`."""

import math

import pytest
import scipy.special
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.normalizing import from_logs, normalize


@given(st.lists(st.floats(-2000, 2000), min_size=1, max_size=5))
def test_logarithms_become_scipys_softmax(logs: list[float]) -> None:
    found = normalize({str(place): value for place, value in enumerate(logs)}, log=True)
    assert list(found.values()) == pytest.approx(scipy.special.softmax(logs))


def test_scores_without_logarithms_are_divided_by_their_sum() -> None:
    assert normalize({"a": 1, "b": 3}) == {"a": 0.25, "b": 0.75}
    assert from_logs({"a": 0, "b": math.log10(3)}, 10) == pytest.approx({"a": 0.25, "b": 0.75})


@pytest.mark.parametrize(("scores", "log"), [({"a": 0, "b": 0}, False), ({"a": -math.inf}, True)])
def test_nothing_but_zeros_is_refused(scores: dict[str, float], log: bool) -> None:
    with pytest.raises(ValueError, match="zero"):
        normalize(scores, log=log)
