"""A careless look takes a value for what its name says, and leaves values of other kinds alone."""

from typing import Any

import pytest

from tests.fairness.careless_looks import LOOKS, OF_THE_ANSWER

ROWS = [{"x": 1, "class": "a"}, {"x": 2, "class": "b"}, {"x": 3, "class": "c"}]
TAKEN_FOR: dict[str, tuple[Any, Any]] = {  # look: (a value, what it is taken for)
    "sorted": ([3, 10, 2], [2, 3, 10]),
    "without repeats": (["a", "b", "a"], ["a", "b"]),
    "keys reversed": ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
    "whole": ([[1.9, "u"], [-1.9, "v"]], [[1.0, "u"], [-1.0, "v"]]),
    "size": ({"a": -2, "b": [-1.5]}, {"a": 2, "b": [1.5]}),
    "negative as 0": ([[-2, 3]], [[0, 3]]),
    "zero as missing": (0.0, 1.0),
    "zeros left out": ([0, 2, 0.0], [2]),
    "entries of 0 left out": ({"a": 0, "b": {"c": 0, "d": 1}}, {"b": {"d": 1}}),
    "None left out": ([{"x": None}, {"x": 1}], [{"x": 1}]),
    "None as 0": ([None, 3], [0, 3]),
    "records without repeats": ([{"w": 1}, {"w": 1}], [{"w": 1}]),
    "inner lists sorted": ([["b", "a"], [2, 1]], [["a", "b"], [1, 2]]),
    "inner names without repeats": ([["b", "b"], [2, 2]], [["b"], [2, 2]]),
    "inner lists cut at two": ([[1, 2, 3], [4]], [[1, 2], [4]]),
    "inner lists cut at the shortest": ([[1, 2, 3], [4]], [[1], [4]]),
    "columns reversed": ([{"x": 1, "y": 2}], [{"y": 2, "x": 1}]),
    "examples held by their points": ([[[1, 2], "a"], [[0, 0], "b"], [[1, 2], "c"]], [[[1, 2], "c"], [[0, 0], "b"]]),
    "two labels": (ROWS, [*ROWS[:2], {"x": 3, "class": "b"}]),
}


@pytest.mark.parametrize("look", TAKEN_FOR)
def test_a_look_takes_a_value_for_what_its_name_says(look: str) -> None:
    value, taken_for = TAKEN_FOR[look]
    assert repr(LOOKS[look](value)) == repr(taken_for)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("value", ["text", True, [], {}, ()])
def test_a_look_leaves_a_value_without_such_parts_alone(look: str, value: Any) -> None:
    assert repr(LOOKS[look](value)) == repr(value)


def test_ties_are_broken_by_less_than_any_tolerance() -> None:
    first, last = (LOOKS[look]([0.5, 0.5, 0.5]) for look in ("ties to the first", "ties to the last"))
    assert sorted(first, reverse=True) == first
    assert sorted(last) == last
    assert len({*first, *last}) == 5  # the number in the first place is what it was
    assert max(last) - min(first) < 1e-9


def test_the_looks_at_answers_are_looks() -> None:
    assert {*OF_THE_ANSWER} <= {*LOOKS}
