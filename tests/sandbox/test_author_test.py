"""Tests of an author's own, as they run beside a student's names."""

from typing import Any

import pytest

from grader.checks.calls import Call
from grader.codec.values import RUN_TEST
from grader.intake.submission import CodeCell, Source, Submission
from grader.sandbox.author_test import outcome_of_test
from grader.sandbox.run import Sandbox

PLACES = {"work.py": ""}
WORK = """
def halved(n): return n / 2
def broken(n): return 1 / 0
def failing(n): assert n > 5, "of the student's own"
class Equal:
    def __repr__(self): return 3
"""


def names() -> dict[str, Any]:
    made: dict[str, Any] = {}
    exec(compile(WORK, "work.py", "exec"), made)
    return made


SHOWN = {"x = halved(4)": None, "halved(4)": "2.0", "None": None, "'a'": "'a'", "halved(4)\nx = 1": None, "": None}
FAILED = {
    "assert halved(4) == 3": "assert halved(4) == 3",
    "assert halved(4) == 3, 'too few'": "too few",
    "halved()": "TypeError: halved() missing 1 required positional argument: 'n'",
    "raise SystemExit": "SystemExit",
    "import missing_package": "ModuleNotFoundError: No module named 'missing_package'",
    "x = (": "SyntaxError: '(' was never closed (<the test>, line 1)",
    "Equal()": "TypeError: __repr__ returned non-string (type int)",
}
RAISED = {"broken(1)": "ZeroDivisionError", "failing(1)": "AssertionError"}


@pytest.mark.parametrize("test", SHOWN)
def test_a_test_that_ends_shows_its_last_expression(test: str) -> None:
    assert outcome_of_test(test, names(), PLACES) == {"outcome": "value", "value": SHOWN[test]}


@pytest.mark.parametrize("test", FAILED)
def test_a_test_that_fails_says_why(test: str) -> None:
    assert outcome_of_test(test, names(), PLACES) == {"outcome": "value", "value": {"failed": FAILED[test]}}


@pytest.mark.parametrize("test", RAISED)
def test_an_exception_in_the_students_code_is_the_students(test: str) -> None:
    found = outcome_of_test(test, names(), PLACES)
    assert (found["outcome"], found["error"]["type"]) == ("error", RAISED[test])


def test_the_students_names_are_afterwards_what_they_were() -> None:
    given = names()
    before = dict(given)
    outcome_of_test("kept = halved\ndel halved\nEqual = 3\nassert 0", given, PLACES)
    assert given == before


def test_a_test_that_draws_draws_the_same_each_time() -> None:
    work = Submission("a", (Source("work", "work.py", (CodeCell("def f(): return 1", ""),)),), {}, (), "sha256:0", "B")
    draw = Call("f", None, then=((RUN_TEST, ("import random\nrandom.random()",)),))
    with Sandbox(packages=()) as sandbox:
        first, second = sandbox.run(work, [draw, draw])
    assert first.value == second.value == "0.8444218515250481"  # of `random`, seeded with 0
