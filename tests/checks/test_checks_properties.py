import math
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from judging import seen

from grader.checks.calls import Observation, Raised
from grader.checks.equal import same
from grader.checks.properties import PROPERTIES, shuffled
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Array


def held(name: str, options: Any, answer: object, *extra: Observation) -> Verdict:
    return PROPERTIES[name].judge(decode(encode(answer)), extra, options, same)


@pytest.mark.parametrize(
    "answer",
    [
        0,
        1,
        0.5,
        Fraction(1, 3),
        1 + 1e-12,
        -1e-15,
        np.float32(1.0000001),
        np.array([0.0, 1.0]),
        {"a": [0.1, {"b": 1}]},
        *({7: 0.5}, "7", True, None, math.nan, [math.nan, 0.5], pd.Series([0.1], index=[9]), (), {0.5, 1}),
    ],
)
def test_every_number_in_the_answer_may_lie_on_the_ends(answer: Any) -> None:
    assert held("within", [0, 1], answer).passed


@pytest.mark.parametrize(
    "answer", [1.1, -0.1, math.inf, [0.5, 1.5], {"a": {"b": -3}}, np.array([[0.5], [2]]), {2, 0.5}]
)
def test_a_number_outside_the_range_is_found_wherever_it_is(answer: Any) -> None:
    assert held("within", [0, 1], answer).reason == "range"


def test_an_end_may_be_open() -> None:
    assert held("within", [0, math.inf], 1e300).passed
    assert held("within", [0, math.inf], math.inf).passed
    assert held("within", [0, math.inf], -1).reason == "range"


@pytest.mark.parametrize(
    ("name", "options", "fault"),
    [
        ("within", [0, 1], None),
        ("within", [-math.inf, math.inf], None),
        ("within", [1, 0], "down to"),
        ("within", [0], "two numbers"),
        ("within", 3, "two numbers"),
        ("within", ["a", "b"], "two numbers"),
        ("within", [0, math.nan], "two numbers"),
        ("within", [False, True], "two numbers"),
        ("unchanged_by", {"shuffle": "rows"}, None),
        ("unchanged_by", {"shuffle": "row"}, "`row` is no argument"),
        ("unchanged_by", {"shuffle": ["rows"]}, "is no argument"),
        ("unchanged_by", {"sort": "rows"}, "{shuffle: rows}"),
        ("unchanged_by", "rows", "{shuffle: rows}"),
    ],
)
def test_options_that_cannot_be_are_faults(name: str, options: Any, fault: str | None) -> None:
    found = PROPERTIES[name].fault(options, ["rows", "target"])
    assert (found is None) == (fault is None)
    assert (fault or "") in (found or "")


def test_within_needs_no_extra_call() -> None:
    assert PROPERTIES["within"].calls({"rows": [1, 2]}, [0, 1], Random(1)) == ()


@given(st.lists(st.integers(0, 3), min_size=1, max_size=8), st.integers())
def test_the_extra_call_has_the_same_items_in_another_order(rows: list[int], seed: int) -> None:
    args = {"rows": rows, "target": "play"}
    [extra] = PROPERTIES["unchanged_by"].calls(args, {"shuffle": "rows"}, Random(seed))
    assert sorted(extra["rows"]) == sorted(rows)
    assert (extra["rows"] == rows) == (len(set(rows)) == 1)
    assert extra["target"] == "play"
    assert extra["rows"] is not rows


def test_dicts_tuples_and_arrays_are_shuffled_as_they_are() -> None:
    assert shuffled((1, 2), Random(3)) == (2, 1)
    assert list(shuffled({"a": 1, "b": 2}, Random(3)).items()) == [("b", 2), ("a", 1)]
    table = Array("int64", (2, 2), (1, 2, 3, 4))
    assert shuffled(table, Random(3)) == Array("int64", (2, 2), (3, 4, 1, 2))
    with pytest.raises(ValueError, match="this is text"):
        shuffled("abc", Random(3))


def test_the_same_seed_gives_the_same_calls() -> None:
    calls = PROPERTIES["unchanged_by"].calls
    args = {"rows": list(range(20))}
    assert calls(args, {"shuffle": "rows"}, Random(5)) == calls(args, {"shuffle": "rows"}, Random(5))


def test_an_answer_that_changes_with_the_order_is_found() -> None:
    options = {"shuffle": "rows"}
    assert held("unchanged_by", options, 0.5, seen(np.float64(0.5))).passed
    assert held("unchanged_by", options, 0.5, seen(0.5), seen(0.7)).reason == "changed"
    assert "`rows`" in held("unchanged_by", options, 0.5, seen(0.7)).message


def test_an_extra_call_without_a_value_is_wrong_for_its_own_reason() -> None:
    raised = Observation("error", error=Raised("KeyError", "'x'", 3))
    assert held("unchanged_by", {"shuffle": "rows"}, 0.5, raised).reason == "error"
    assert held("unchanged_by", {"shuffle": "rows"}, 0.5, Observation("timeout")).reason == "timeout"
