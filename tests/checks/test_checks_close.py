import math
from collections import namedtuple
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.checks.judging import verdict

ENTROPY = 0.9402859586706311
RIGHT: dict[str, tuple[Any, Any]] = {
    "the float itself": (ENTROPY, ENTROPY),
    "a whole number for a float": (2.0, 2),
    "a Fraction": (16 / 17, Fraction(16, 17)),
    "a Decimal": (0.125, Decimal("0.125")),
    "NumPy's float64": (ENTROPY, np.float64(ENTROPY)),
    "NumPy's float32, as precise as it can be": (ENTROPY, np.float32(ENTROPY)),
    "NumPy's float16": (ENTROPY, np.float16(ENTROPY)),
    "zero that float32 misses by a little": (0.0, np.float32(1) - np.float32(0.9999999)),
    "NumPy's int64": (3, np.int64(3)),
    "a 0-d array": (ENTROPY, np.array(ENTROPY)),
    "an array of one": (ENTROPY, np.array([[ENTROPY]])),
    "a Series of one": (ENTROPY, pd.Series([ENTROPY], index=["play"])),
    "a complex number without an imaginary part": (0.5, 0.5 + 0j),
    "an eigenvalue with a trace of one": (0.5, np.complex128(0.5 + 1e-17j)),
    "minus zero": (0.0, -0.0),
    "float noise about zero": (0.0, 5e-17),
    "NaN for NaN": (math.nan, np.nan),
    "infinity": (math.inf, np.inf),
    "a whole number beyond floats": (10**400, 10**400),
    "a tuple for a list": ([0.1, 0.2], (0.1, 0.2)),
    "a list for a tuple": ((0.1, 0.2), [0.1, 0.2]),
    "an array for a list": ([0.1, 0.2], np.array([0.1, 0.2])),
    "an array of float32": ([0.1, 0.2], np.array([0.1, 0.2], dtype=np.float32)),
    "an array of objects": ([0.5, 0.25], np.array([Fraction(1, 2), Decimal("0.25")], dtype=object)),
    "a Series for a list": ([0.1, 0.2], pd.Series([0.1, 0.2], index=["a", "b"])),
    "a generator": ([0.1, 0.2], (x / 10 for x in (1, 2))),
    "a DataFrame for rows": ([[1, 2], [3, 4]], pd.DataFrame({"a": [1, 3], "b": [2, 4]})),
    "a matrix for rows": ([[1, 2], [3, 4]], np.array([[1, 2], [3, 4]])),
    "a list of arrays": ([[1, 2], [3, 4]], [np.array([1, 2]), (3, 4.0)]),
    "a column": ([[1], [2]], np.array([[1.0], [2.0]])),
    "rows of unequal length": ([[1], [2, 3]], [(1,), np.array([2, 3])]),
    "nothing in a list": ([], np.array([])),
    "None where nothing is right": (None, None),
    "None among the numbers": ([0.5, None], (0.5, None)),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_number_is_right_in_any_form(form: str) -> None:
    assert verdict("close", *RIGHT[form]).passed


def test_a_namedtuple_stands_for_its_items() -> None:
    assert verdict("close", [0.5, 2], namedtuple("Fit", "slope intercept")(0.5, 2)).passed


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", 0.94, None),
    "text": ("type", 0.94, "0.94"),
    "a bool": ("type", 1, True),
    "NumPy's bool": ("type", 1, np.True_),
    "a dict": ("type", 0.94, {"entropy": 0.94}),
    "a set for a list": ("type", [1, 2], {1, 2}),
    "a function": ("type", 0.94, math.log),
    "text among numbers": ("type", [1, 2], [1, "2"]),
    "a complex number": ("type", 0.94, 0.94 + 1j),
    "a number for a list": ("type", [0.94], 0.94),
    "a list for a number": ("shape", 0.94, [0.94]),
    "an array of two for a number": ("shape", 0.94, np.array([0.94, 0.06])),
    "too few": ("shape", [1, 2, 3], [1, 2]),
    "too many": ("shape", [1, 2], [1, 2, 3]),
    "flat where rows are asked": ("shape", [[1, 2], [3, 4]], [1, 2, 3, 4]),
    "rows of another number": ("shape", [[1, 2], [3, 4]], [[1, 2, 3], [4]]),
    "flat, of the same length": ("shape", [[1], [2]], [1, 2]),
    "NaN": ("nan", 0.94, math.nan),
    "NaN of Decimal": ("nan", 0.94, Decimal("NaN")),
    "NaN among numbers": ("nan", [0.5, 0.5], np.array([0.5, np.nan])),
    "a percentage": ("percent", ENTROPY, 100 * ENTROPY),
    "percentages": ("percent", [0.25, 0.75], [25, 75]),
    "a fraction for a percentage": ("percent", 94.0, 0.94),
    "the other sign": ("sign", ENTROPY, -ENTROPY),
    "the other signs": ("sign", [1.5, -2], [-1.5, 2]),
    "minus infinity": ("sign", math.inf, -math.inf),
    "rounded": ("rounded", ENTROPY, 0.94),
    "rounded to one decimal": ("rounded", 23.456, 23.5),
    "rounded in float32 digits": ("rounded", 1 / 3, 0.3333),
    "all rounded": ("rounded", [1 / 3, 2 / 3], [0.33, 0.67]),
    "in nats, not bits": ("factor", [0.5, 0.25, 1], [0.5 * math.log(2), 0.25 * math.log(2), math.log(2)]),
    "in another order": ("order", [0.5, 0.2, 0.3], [0.2, 0.3, 0.5]),
    "another number": ("value", 0.94, 0.5),
    "zero for a small number": ("value", 0.04, 0.0),
    "one digit, no rounding": ("value", ENTROPY, 0.9),
    "infinity for a number": ("value", 0.94, math.inf),
    "a number for NaN": ("value", math.nan, 0.94),
    "a number where None is right": ("value", None, 0.94),
    "one of several": ("value", [1, 2, 3], [1, 2, 5]),
    "multiples of one number prove no factor": ("value", [3, 3], [5, 5]),
    "too large for a float": ("value", 1.0, 10**400),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_number_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("close", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_what_was_printed_should_be_returned() -> None:
    assert "return it instead" in verdict("close", 0.94, None, stdout="0.94\n").message
    assert "return it instead" not in verdict("close", 0.94, None, stdout=" \n").message


def test_tolerances_are_relative_or_absolute_whichever_is_wider() -> None:
    options = {"rtol": 0.01, "atol": 0.5}
    assert verdict("close", 100, 100.9, options).passed
    assert verdict("close", 1, 1.4, options).passed
    assert not verdict("close", 1, 1.6, options).passed


def test_a_type_of_low_precision_gets_no_more_than_it_needs() -> None:
    assert not verdict("close", 0.94, np.float32(0.9401)).passed
    assert not verdict("close", 0.94, np.float16(0.95)).passed


@given(st.floats(-1e9, 1e9), st.floats(-1e9, 1e9))
def test_a_float_passes_exactly_within_tolerance(expected: float, answer: float) -> None:
    assert verdict("close", expected, answer).passed == (abs(expected - answer) <= max(1e-6 * abs(expected), 1e-9))


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=6), st.data())
def test_one_number_off_by_more_than_tolerance_spoils_a_list(expected: list[float], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(expected) - 1))
    answer = list(expected)
    answer[place] += data.draw(st.sampled_from([-1, 1])) * max(abs(expected[place]) * 1e-5, 1e-6)
    assert verdict("close", expected, expected).passed
    assert not verdict("close", expected, answer).passed


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.complex_numbers()
    | st.text(max_size=3)
    | st.binary(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.tuples(inner) | st.dictionaries(st.text(max_size=2), inner, max_size=2)
    ),
    max_leaves=6,
)


@given(JUNK, JUNK)
def test_any_answer_gets_a_verdict(expected: Any, answer: Any) -> None:
    for check in ("close", "exact"):
        given = verdict(check, expected, answer)
        assert given.passed == (given.reason == "") == (given.message == "")


@given(JUNK)
def test_what_is_expected_is_right(expected: Any) -> None:
    assume("nan" not in repr(expected).replace("nanj", "nan") or "j" not in repr(expected))
    assert verdict("close", expected, expected).passed
    assert verdict("exact", expected, expected).passed


@given(JUNK, st.sampled_from(["close", "exact", "mapping", "parts", "trace"]))
def test_no_message_tells_the_expected_value(answer: Any, check: str) -> None:
    options = {"parts": {"p": "close", "q": "exact"}, "trace": {"parts": {"w": "close"}}}.get(check, {})
    whole = {"p": 7319.5, "q": "canary", "r": [7319.5]}
    expected = {"close": [7319.5], "exact": "canary", "trace": [{"w": 7319.5}, {"w": 7319.25}]}.get(check, whole)
    message = verdict(check, expected, answer, options).message
    assert "7319" not in message
    assert "canary" not in message
