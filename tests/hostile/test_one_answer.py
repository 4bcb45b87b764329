"""Answers that once stopped a class, or kept the grader for hours, each become the result of one submission."""

import time
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from grader.built.document import BuiltAssignment
from grader.checks.equal import canonical
from grader.engine.grade_submission import grade_one
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.needed_calls import exercise_calls
from grader.report import html, markdown, unshown
from grader.report.classes.row import student_row
from grader.report.disclose import shown_case
from grader.report.result_json import read_result, result_text
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from grader.score.result import CaseResult
from tests.hostile.every_stage import everything
from tests.hostile.fuzzed_exercises import fuzzed
from tests.hostile.hostile_answers import PRIME, nested, row

NOW = datetime(2026, 1, 1, tzinfo=UTC)

CODE = {
    "keys that are cut in the result": "def entropy(counts): return {('k', n): [n] for n in range(15_000)}",
    "deeper than JSON is written": """
def entropy(counts):
    value = 1
    for _ in range(95):
        value = {1: value}
    return value
""",
    "deeper than JSON is read": """
def entropy(counts):
    value = (1, 2)
    for _ in range(95):
        value = (value,)
    return value
""",
    "sets in sets": """
def entropy(counts):
    value = 1
    for _ in range(60):
        value = frozenset({value})
    return value
""",
    "many sets of nothing": "def entropy(counts): return [set() for _ in range(450_000)]",
    "colliding fractions": """
from fractions import Fraction
def entropy(counts):
    prime = 2**61 - 1
    return [{Fraction(3 * d % prime, d) for d in range(2 + 900 * n, 902 + 900 * n)} for n in range(20)]
""",
}


LONG = ("keys that are cut in the result", "many sets of nothing")  # for the code that makes them


@pytest.mark.in_turn
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=[pytest.mark.slow] * (kind in LONG)) for kind in CODE])
def test_an_answer_becomes_a_result_with_pages(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unshown, "CAUGHT", ())
    exercise = fuzzed("information.entropy")
    exercise = replace(exercise, cases=exercise.cases[:2])
    assignment = BuiltAssignment(id="one", title="", variant="", policy={}, code={}, exercises=(exercise,))
    work = Submission("s1", (Source("work", "work.py", (CodeCell(CODE[kind], ""),)),), {}, (), "sha256:0", "BCD-FGH")
    with Sandbox() as sandbox:
        done = grade_one(assignment, "sha256:0", work, sandbox)
    assert (done.failures, done.result.score) == ((), 0)
    result = read_result(result_text(done.result))
    view = student_view(result, DisclosureRules("all", "all"), NOW)
    assert exercise.title in html.feedback_html(view)
    assert exercise.title in markdown.feedback_markdown(view)
    assert student_row(result).exercises[0].status == "wrong"


def test_rows_whose_hashes_collide_are_compared_in_no_time() -> None:
    """They come in a list, which has no hashes; the check that looks them up makes some."""
    exercise = fuzzed("version_spaces.version_space")
    rows = [row({"$": "int", "hex": hex(PRIME * (n + 9))}, 1) for n in range(2500)]
    said = {"outcome": "value", "value": rows}
    begun = time.process_time()
    everything(exercise, [said] * len(exercise_calls(exercise)), {}, said)
    assert time.process_time() - begun < 5  # it took half a minute, and four times as long for twice as many


def test_equal_numbers_of_any_type_and_size_have_one_key() -> None:

    for group in (
        (1, 1.0, Fraction(1), Decimal("1.0")),
        (0.1, Fraction(0.1), Decimal("0.1000000000000000055511151231257827021181583404541015625")),
        (Fraction(1, 10), Decimal("0.1")),
        (2**70, 2.0**70, Fraction(2**70), Decimal(2**70)),
        (5e-324, Fraction(5e-324)),
        (-2.5e300, Fraction(-2.5e300)),
    ):
        assert len({canonical(number) for number in group}) == 1
    assert canonical(0.1) != canonical(Fraction(1, 10))
    assert canonical(2**70) != canonical(2**70 + 1)


CHECK: dict[str, Any] = {
    "name": "a",
    "check": "close",
    "public": True,
    "covers": "",
    "passed": False,
    "reason": "value",
    "message": "",
    "score": 0,
    "points": 1,
    "right": 0,
    "instances": 1,
}


def test_an_answer_that_cannot_be_shown_costs_no_more_than_that() -> None:
    """Nobody knows a value that does this: JSON that stands for none has to do."""
    shown = shown_case(CaseResult(**CHECK, expected=1, observed={"$": "no such form"}), "all")
    assert (shown.observed, shown.expected, shown.diff) == (unshown.UNSHOWN_ANSWER, "1", None)


def test_what_is_deeply_nested_is_kept_to_a_depth_that_is_shown() -> None:
    exercise = fuzzed("information.entropy")
    said = {"outcome": "value", "value": nested(lambda inner: {"$": "dict", "items": [[1, inner]]}, 98)}
    everything(exercise, [said] * len(exercise_calls(exercise)), {}, said)
