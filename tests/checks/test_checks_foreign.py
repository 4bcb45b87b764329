"""Checks that others wrote: what they may say, and that nothing else becomes a mark."""

from fractions import Fraction
from typing import Any

import pytest

from grader.checks.calls import Observation, Raised
from grader.checks.case import Case
from grader.checks.entry import Check
from grader.checks.foreign import BadExtension, as_check, as_written
from grader.checks.verdict import RIGHT, Verdict, wrong

CASE = Case({"n": 3}, 6)
WHAT = "The check `f` of the package x 1"


def judged(said: Any, seen: Observation | None = None) -> Verdict:
    """What comes of a plain function that says this, or raises it."""

    def judge(case: Case, observation: Observation, options: object) -> Any:
        if isinstance(said, BaseException):
            raise said
        return said

    return as_check(judge, WHAT).judge(CASE, [seen or Observation("value", 6)], {})


SAID: dict[str, tuple[Any, Verdict]] = {
    "true": (True, RIGHT),
    "false": (False, wrong("value", "This is not the right answer.")),
    "a sentence": ("Too long.", wrong("value", "Too long.")),
    "a verdict": (wrong("far", "Too far."), wrong("far", "Too far.")),
    "a share as a float": (Verdict(0.1, "far", "Far."), Verdict(Fraction(1, 10), "far", "Far.")),  # type: ignore[arg-type]
    "full marks with words": (Verdict(Fraction(1), "fine", "Well done."), RIGHT),
    "wrong without words": (Verdict(Fraction(0)), wrong("value", "This is not the right answer.")),
}
REFUSED: dict[str, tuple[Any, str]] = {
    "nothing": (None, "gave NoneType, which is no verdict"),
    "an empty sentence": ("", "gave str, which is no verdict"),
    "a number": (1, "gave int, which is no verdict"),
    "more than all": (Verdict(Fraction(2)), "its credit is no share of 1"),
    "less than nothing": (Verdict(Fraction(-1)), "its credit is no share of 1"),
    "no number at all": (Verdict(float("nan")), "its credit is no share of 1"),  # type: ignore[arg-type]
    "words that are none": (Verdict(Fraction(0), "far", 3), "its words no text"),  # type: ignore[arg-type]
    "a reason of the grader's": (wrong("manual", "A person marks this."), "the reason manual, which only the grader"),
    "an exception": (ZeroDivisionError("by zero"), "failed: ZeroDivisionError: by zero"),
}


@pytest.mark.parametrize("what", SAID)
def test_what_a_function_may_say(what: str) -> None:
    said, verdict = SAID[what]
    assert judged(said) == verdict


@pytest.mark.parametrize("what", REFUSED)
def test_anything_else_is_an_error_that_names_it_and_no_mark(what: str) -> None:
    said, words = REFUSED[what]
    with pytest.raises(BadExtension) as refused:
        judged(said)
    assert str(refused.value).startswith(WHAT)
    assert words in str(refused.value)


def test_it_is_not_asked_about_a_call_that_gave_no_value() -> None:
    seen = Observation("error", error=Raised("ValueError", "too bad", 3))
    whole = Check(dict, lambda case, observations, options: 1 / 0, as_written)  # type: ignore[arg-type, return-value]
    for verdict in (judged(ZeroDivisionError(), seen), as_check(whole, WHAT).judge(CASE, [seen], {})):
        assert (verdict.credit, verdict.reason) == (0, "error")


@pytest.mark.parametrize("found", [None, 3, "close", dict])
def test_what_is_no_function_is_no_check(found: object) -> None:
    with pytest.raises(BadExtension, match="neither a function nor a Check"):
        as_check(found, WHAT)


def test_options_that_a_reader_cannot_stand_are_an_error_that_names_it() -> None:
    def read(written: object, inner_of: object) -> object:
        raise KeyError("steps")

    with pytest.raises(BadExtension, match="failed: KeyError"):
        as_check(Check(dict, lambda case, observations, options: RIGHT, read), WHAT).read({}, None)  # type: ignore[arg-type]
