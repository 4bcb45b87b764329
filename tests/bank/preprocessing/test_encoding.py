"""Tests of `reference.preprocessing.encoding`."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.preprocessing.encoding import one_hot, one_hot_rows

few = settings(max_examples=25, deadline=None)


@few
@given(st.lists(st.sampled_from("abcde"), min_size=3, max_size=5, unique=True), st.data())
def test_a_code_has_a_single_one_and_all_codes_are_equally_far_apart(values: list[str], data: st.DataObject) -> None:
    first, second = data.draw(st.sampled_from(values)), data.draw(st.sampled_from(values))
    one, other = one_hot(first, values), one_hot(second, values)
    assert sum(one) == 1 == one[values.index(first)]
    assert math.dist(one, other) == pytest.approx(0 if first == second else math.sqrt(2))


def test_truth_values_have_one_place_unless_asked_for_two() -> None:
    assert one_hot_rows([{"a": True}, {"a": False}], {"a": [False, True]}) == [[1], [0]]
    assert one_hot(True, [False, True], boolean_as_one=False) == [0, 1]
    with pytest.raises(ValueError, match="none of the values"):
        one_hot("pink", ["red", "blue"])
