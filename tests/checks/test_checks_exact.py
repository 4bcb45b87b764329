from collections import namedtuple
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.checks.judging import verdict


@dataclass
class Split:
    attribute: str
    gain: int


RIGHT: dict[str, tuple[Any, Any]] = {
    "NumPy's text": ("sunny", np.str_("sunny")),
    "spaces around": ("sunny", " sunny\n"),
    "an array of one text": ("sunny", np.array(["sunny"])),
    "a whole float": (1, 1.0),
    "a float for an int beyond 2**53": (2**53, float(2**53)),
    "NumPy's int": (1, np.int64(1)),
    "a Fraction": (2, Fraction(4, 2)),
    "a Decimal": (0.5, Decimal("0.50")),
    "True for 1, as in Python": (1, True),
    "NumPy's bool": (True, np.True_),
    "a tuple of labels": (["yes", "no"], ("yes", "no")),
    "an array of labels": (["yes", "no"], np.array(["yes", "no"])),
    "a Series of labels": (["yes", "no"], pd.Series(["yes", "no"], index=[7, 8])),
    "an array of objects": (["yes", None], np.array(["yes", None], dtype=object)),
    "a generator of labels": (["yes", "no"], (label for label in ("yes", "no"))),
    "the keys of a dict": (["yes", "no"], {"yes": 1, "no": 2}.keys()),
    "an array of bools": ([True, False], np.array([True, False])),
    "a range": ([0, 1, 2], range(3)),
    "a namedtuple": (("outlook", 3), namedtuple("Best", "attribute value")("outlook", 3)),
    "a dataclass for a dict": ({"attribute": "outlook", "gain": 1}, Split("outlook", 1)),
    "a dict with NumPy's keys": ({1: "yes"}, {np.int64(1): np.str_("yes")}),
    "a frozenset for a set": ({1, 2}, frozenset({np.int64(2), 1.0})),
    "a key in a tuple of one": ({"a": "x"}, {("a",): "x"}),
    "a frozenset for a key that is a tuple": ({("a", "b"): 1}, {frozenset("ab"): 1}),
    "NaN": (float("nan"), np.float64("nan")),
    "rows": ([["a", 1], ["b", 2]], (("a", 1), ("b", 2))),
    "1 and 0 for truth values": ([True, False], [1, 0]),
    "an array of 1 and 0": ([True, False], np.array([1.0, 0.0])),
}


@pytest.mark.parametrize("form", RIGHT)
def test_the_same_value_is_right_in_any_form(form: str) -> None:
    assert verdict("exact", *RIGHT[form]).passed


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", "yes", None),
    "2 for True": ("type", True, 2),
    "0 for True": ("value", True, 0),
    "the text of a number": ("type", 1, "1"),
    "a number for text": ("type", "1", 1),
    "a label for a list": ("type", ["yes"], "yes"),
    "a set for a list": ("type", ["yes", "no"], {"yes", "no"}),
    "a list for a set": ("type", {1, 2}, [1, 2]),
    "capitals": ("case", "yes", "Yes"),
    "capitals in a list": ("case", ["yes", "no"], ["YES", "no"]),
    "capitals in a dict": ("case", {"a": "yes"}, {"A": "Yes"}),
    "another order": ("order", ["a", "b", "c"], ["c", "a", "b"]),
    "too few": ("shape", ["a", "b"], ["a"]),
    "too many": ("shape", ["a"], ["a", "a"]),
    "another label": ("value", "yes", "no"),
    "another item": ("value", ["a", "b"], ["a", "c"]),
    "nearly the same number": ("value", 0.3, 0.1 + 0.2),
    "the other truth value": ("value", True, np.False_),
    "a number where None is right": ("value", None, 3),
    "a bool in a row of bools": ("order", [True, False], [False, True]),
    "2 in a row of bools": ("value", [True, False], [2, False]),
    "another key": ("value", {"a": 1}, {"b": 1}),
    "a key in another order": ("value", {("a", "b"): 1}, {("b", "a"): 1}),
    "another member": ("value", {1, 2}, {1, 3}),
}


@pytest.mark.parametrize("slip", WRONG)
def test_another_value_is_wrong_for_its_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    given = verdict("exact", expected, answer)
    assert (given.credit, given.reason) == (0, reason)


@pytest.mark.parametrize(
    ("expected", "answer"), [("yes", "YES"), (["Yes", 1], ("yes", 1)), ({("A", 1): "x"}, {("a", 1): "X"})]
)
def test_case_may_be_ignored(expected: Any, answer: Any) -> None:
    assert verdict("exact", expected, answer, {"ignore_case": True}).passed
    assert not verdict("exact", expected, "other", {"ignore_case": True}).passed


def test_no_message_tells_the_label() -> None:
    for answer in ("SUNNY-47", 3, None, ["sunny-47"], "rainy"):
        assert "sunny-47" not in verdict("exact", "sunny-47", answer).message
