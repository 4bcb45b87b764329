import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.numerals import number_readings
from grader.checks.written import judge_written, read_number

ALL = ("decimal", "fraction", "percent_sign")
NUMBERS = {  # text: (value, decimals)
    "0.940": ("0.94", 3),
    "0,94": ("0.94", 2),
    ".94": ("0.94", 2),
    "94.": ("94", 0),
    "+0.94": ("0.94", 2),
    "-0.5": ("-0.5", 1),
    "\u22120.5": ("-0.5", 1),
    "\u2013 0.5": ("-0.5", 1),
    "≈ 0.94": ("0.94", 2),
    "= 0.94": ("0.94", 2),
    "P(yes) = 9/14 = 0.643": ("0.643", 3),
    "~0.94": ("0.94", 2),
    "0.94 bits": ("0.94", 2),
    "1e-3": ("0.001", 3),
    "1.5E-3": ("0.0015", 4),
    "1.5·10^-3": ("0.0015", 4),
    "1.5 x 10^{-3}": ("0.0015", 4),
    "2 × 10**2": ("200", 0),
    "16/17": ("16/17", None),
    "16 / 17": ("16/17", None),
    "-1/2": ("-1/2", None),
    "16\u204417": ("16/17", None),
    "1 1/2": ("3/2", None),
    "0.5/0.7": ("5/7", None),
    "94 %": ("0.94", 2),
    "94.1%": ("0.941", 3),
    "94,1\u202f%": ("0.941", 3),
    "1 234.5": ("1234.5", 1),
    "1\u2009234\u2009567": ("1234567", 0),
    "1,234.5": ("1234.5", 1),
    "1.234,5": ("1234.5", 1),
    "1'234.5": ("1234.5", 1),
    "1,234,567": ("1234567", 0),
    "1.234.567": ("1234567", 0),
    "1.234": ("1.234", 3),
    "٠.٥": ("0.5", 1),
    "  7  ": ("7", 0),
    "007": ("7", 0),
}


@pytest.mark.parametrize("text", NUMBERS)
def test_a_number_is_read_however_it_is_written(text: str) -> None:
    value, decimals = NUMBERS[text]
    written = read_number(text, ALL)
    assert written is not None
    assert (written.value, written.decimals) == (Fraction(value), decimals)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "yes",
        "0.9.4",
        "1,2,3",
        "1/0",
        "1//2",
        "0x1F",
        "1_000",
        "12 34",
        "nan",
        "inf",
        "--1",
        "1e",
        "1e999999999",
        "%",
        *("1" * 101, "1/2/3", "0.94 or 0.95", "[0.94]", "1 2 3", "½", "10²", ",", "."),
    ],
)
def test_what_is_no_number_is_not_read_as_one(text: str) -> None:
    assert read_number(text, ALL) is None


def test_forms_decide_what_is_read() -> None:
    assert read_number("16/17", ["decimal"]) is None
    assert read_number("94 %", ["decimal", "fraction"]) is None


def test_a_comma_before_three_digits_may_be_either() -> None:
    assert [reading.value for reading in number_readings("1,234")] == [Fraction("1.234"), 1234]
    assert written(1.234, "1,234").passed
    assert written(1234, "1,234").passed


@given(st.fractions(-1000, 1000, max_denominator=1000), st.integers(0, 6))
def test_a_decimal_reads_as_itself_with_point_or_comma(value: Fraction, decimals: int) -> None:
    text = f"{float(value):.{decimals}f}"
    for shown in (text, text.replace(".", ",")):
        assert read_number(shown).value == Fraction(text)  # type: ignore[union-attr]


@given(st.text(max_size=12) | st.text("0123456789.,'/ %-+e^*x10()≈=", max_size=12))
def test_any_text_gets_a_verdict(text: str) -> None:
    for expected in (0.94, "yes", True, 3):
        given = judge_written("exact" if expected == 3 else "close", {}, expected, text, digits=3, forms=ALL)
        assert given.passed == (given.reason == "")


def written(
    expected: Any, text: str, digits: int | None = 3, forms: Any = ALL, check: str = "close", **options: Any
) -> Any:
    return judge_written(check, options, expected, text, digits=digits, forms=forms)


RIGHT = [
    (16 / 17, "0.941"),
    (16 / 17, "0,941"),
    (16 / 17, "16/17"),
    (16 / 17, "32/34"),
    (16 / 17, "94.1 %"),
    (16 / 17, "94,12%"),
    (16 / 17, "0.9412"),
    (16 / 17, "0.94117647"),
    (0.9402859, "0.94"),  # 0.940 by another name
    (0.9402859, "94 %"),
    (0.5, "0.5"),
    (0.5, "1/2"),
    (0.5, "50 %"),
    (0.0625, "0.062"),  # a half may go down
    (0.0625, "0.063"),  # or up
    (-0.0625, "-0.063"),
    (0.94051, "0.94049"),  # more digits than asked, off in the fifth
    (0.9402, "0.9399"),  # 0.940 at the digits asked
    (0.0012345, "1.2e-3"),
    (3, "3"),
    (3, "3.000"),
    (1234.5, "1 234.500"),
    (0.0, "-0.000"),
]


@pytest.mark.parametrize(("expected", "text"), RIGHT)
def test_a_right_hand_answer_is_right_in_any_form(expected: float, text: str) -> None:
    assert written(expected, text).passed


WRONG = [
    ("missing", 0.94, ""),
    ("missing", 0.94, "  "),
    ("missing", 0.94, "..."),
    ("missing", 0.94, "…"),
    ("missing", 0.94, "?"),
    ("missing", 0.94, "None"),
    ("unreadable", 0.94, "about nine tenths"),
    ("unreadable", 0.94, "0.9 + 0.04"),
    ("rounded", 16 / 17, "0.94"),
    ("rounded", 16 / 17, "0.9"),
    ("rounded", 16 / 17, "94 %"),
    ("percent", 16 / 17, "94.1"),
    ("percent", 16 / 17, "94"),
    ("percent", 16 / 17, "0.941 %"),
    ("sign", 16 / 17, "-0.941"),
    ("value", 16 / 17, "0.943"),
    ("value", 16 / 17, "0.940"),
    ("value", 16 / 17, "1"),
    ("value", 16 / 17, "15/17"),
    ("value", 0.04, "0.0"),
    ("value", math.inf, "7"),
]


@pytest.mark.parametrize(("reason", "expected", "text"), WRONG)
def test_a_wrong_hand_answer_is_wrong_for_its_reason(reason: str, expected: float, text: str) -> None:
    given = written(expected, text)
    assert (given.credit, given.reason) == (0, reason)


def test_an_unreadable_answer_is_told_the_forms_that_are_read() -> None:
    assert "1/4" not in written(0.94, "9 of 14", forms=["decimal"]).message
    assert "1/4" in written(0.94, "9 of 14", forms=["decimal", "fraction"]).message
    assert written(16 / 17, "16/17", forms=["decimal"]).reason == "unreadable"


def test_without_digits_asked_the_tolerance_decides() -> None:
    assert written(16 / 17, "0.941", digits=None).reason == "value"
    assert written(16 / 17, "0.94117647", digits=None).passed
    assert written(16 / 17, "0.9", digits=None, rtol=0.1).passed


def test_exact_numbers_need_every_digit_and_no_more() -> None:
    assert written(3, "3.0", check="exact").passed
    assert written(0.5, "1/2", check="exact").passed
    assert written(0.1 + 0.2, "0.3", check="exact").passed
    assert written(3, "3.0001", check="exact").reason == "value"


@pytest.mark.parametrize("text", ["yes", "Yes", " YES ", '"yes"', "'yes'", "`yes`", "yes\n"])
def test_a_label_is_right_whatever_its_capitals_and_quotes(text: str) -> None:
    assert written("yes", text, check="exact").passed
    assert written("no", text, check="exact").reason == "value"


def test_a_label_may_be_a_word_that_elsewhere_means_no_answer() -> None:
    assert written("none", "none", check="exact").passed
    assert written("?", "?", check="exact").passed
    assert written("none", "...", check="exact").reason == "missing"


@pytest.mark.parametrize(
    ("expected", "text", "reason"),
    [(True, "yes", ""), (True, "True", ""), (False, "no", ""), (True, "no", "value"), (True, "1.5", "unreadable")],
)
def test_a_truth_value_is_written_as_yes_or_no(expected: bool, text: str, reason: str) -> None:
    assert written(expected, text, check="exact").reason == reason


@given(st.floats(-1000, 1000), st.integers(1, 2))  # beyond, the relative tolerance is the wider
def test_the_expected_number_rounded_as_asked_is_right_and_its_neighbour_is_not(expected: float, digits: int) -> None:
    text = f"{expected:.{digits}f}"
    assert written(expected, text, digits).passed
    neighbour = Fraction(text) + Fraction(2, 10**digits)
    shown = f"{float(neighbour):.{digits}f}"
    assert not written(expected, shown, digits).passed or Fraction(shown) != neighbour


def test_other_checks_and_values_are_a_fault_of_ours() -> None:
    with pytest.raises(ValueError, match="close or exact"):
        written({}, "1", check="mapping")
    with pytest.raises(TypeError, match="a dict"):
        written({}, "1")
