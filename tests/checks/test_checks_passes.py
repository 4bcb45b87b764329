"""The check `passes`: what a test of the author's own gave, and what it should show."""

import pytest

from grader.checks.calls import Observation, Raised
from grader.checks.case import Case
from grader.checks.registry import case_verdict
from grader.codec.values import Record, Value

RIGHT = [  # what it should show, what it gave, what it printed
    (None, None, ""),
    (None, "3", "noise\n"),
    ("True", "True", ""),
    ("True", "np.True_", ""),
    ("0.5", "np.float64(0.5)", ""),
    ("2\n'None'", "'None'", "2\n"),
    ("[1,   2]", "[1, 2]", ""),
]
WRONG = [
    (None, {"failed": "did not raise"}, ""),
    (None, Record("Equal", ()), ""),
    ("True", "False", ""),
    ("True", None, ""),
    ("2", "'2'", ""),
    ("True", {"failed": ""}, "True"),
]


@pytest.mark.parametrize(("expected", "value", "printed"), RIGHT)
def test_a_test_that_ends_and_shows_what_it_should_is_right(expected: Value, value: Value, printed: str) -> None:
    assert case_verdict("passes", {}, Case({}, expected), [Observation("value", value, printed)]).passed


@pytest.mark.parametrize(("expected", "value", "printed"), WRONG)
def test_a_test_that_fails_or_shows_something_else_is_wrong(expected: Value, value: Value, printed: str) -> None:
    assert not case_verdict("passes", {}, Case({}, expected), [Observation("value", value, printed)]).passed


def test_a_failing_test_speaks_in_its_own_words() -> None:
    verdict = case_verdict("passes", {}, Case({}, None), [Observation("value", {"failed": "did not raise"})])
    assert (verdict.reason, verdict.message) == ("test", "This test fails: did not raise")


def test_an_exception_of_the_students_code_is_told_as_everywhere() -> None:
    error = Raised("ZeroDivisionError", "division by zero", 2)
    assert case_verdict("passes", {}, Case({}, None), [Observation("error", error=error)]).reason == "error"
