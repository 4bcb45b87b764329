"""A printed figure is the value to its last digit."""

import math
from fractions import Fraction

import pytest

from grader.build.printed import agrees, trace_agrees
from grader.codec.values import Scalar

AGREE = [
    ("0.940", 0.94028),
    ("0.94", 0.9350000001),
    ("94.0 %", 0.94028),
    ("94%", 0.938),
    ("−0.4", -0.38),
    ("16/17", 16 / 17),
    ("3", 3),
    ("3", 3.0),
    ("1.5e-3", 0.00152),
    ("1e3", 1200),
    ("2/3", Fraction(2, 3)),
    ("0.94", Scalar("float64", 0.94)),
    ("inf", math.inf),
    ("yes", "yes"),
    ("True", True),
    (["0.1", "yes"], (0.11, "yes")),
    ({"a": "0.5"}, {"a": 0.5, "b": 2}),
    ({"a": ["1", "2"]}, {"a": [1, 2]}),
]
DIFFER = [
    ("0.940", 0.9411),
    ("0.94", 0.9450001),
    ("0.94", 94.0),
    ("16/17", 0.9412),
    ("3", "3.0"),
    ("yes", 1),
    ("no", True),
    ("1", True),
    ("0.94", math.nan),
    ("0.94", math.inf),
    ("0.94", None),
    ("0.94", [0.94]),
    (["0.1"], [0.1, 0.2]),
    (["0.1"], 0.1),
    ({"a": "0.5"}, {"b": 0.5}),
    ({"a": "0.5"}, [0.5]),
]
RECORDS = [{"w": [0.1]}, {"w": [0.25]}, {"w": [0.36]}]


@pytest.mark.parametrize(("printed", "value"), AGREE)
def test_a_figure_agrees_with_what_rounds_to_it(printed: object, value: object) -> None:
    assert agrees(printed, value)


@pytest.mark.parametrize(("printed", "value"), DIFFER)
def test_a_figure_differs_from_anything_else(printed: object, value: object) -> None:
    assert not agrees(printed, value)


@pytest.mark.parametrize(
    ("printed", "agree"),
    [
        ({"last": {"w": ["0.4"]}}, True),
        ({"last": {"w": ["0.3"]}}, False),
        ({0: {"w": ["0.1"]}, 1: {"w": ["0.25"]}}, True),
        ({3: {"w": ["0.1"]}}, False),
        ({"first": {"w": ["0.1"]}}, False),
        ([{"w": ["0.25"]}, {"w": ["0.36"]}], True),
        ([{"w": ["0.25"]}], False),
    ],
)
def test_a_printed_trace_is_its_last_record_some_records_or_all(printed: object, agree: bool) -> None:
    assert trace_agrees(printed, RECORDS) == agree
