"""Findings on a page: evidence first, then the hint, each thing said once; the student's own lines of a crash."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from grader.diagnose.finding import Evidence, Finding
from grader.intake.submission import CodeCell, Source, Submission
from grader.report import html, markdown, terminal
from grader.report.finding_text import finding_view, said_once
from grader.report.view import DisclosureRules, View, student_view
from grader.score.raising_lines import with_source_lines
from grader.score.result import ExerciseResult, FrameShown
from tests.report.report_sample import CRASHED, ENTROPY, PERCEPTRON, SAMPLE, result_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SMALLEST = Finding(
    kind="counterexample", name="smallest input that fails", hint="The sum should be 1.", cases=("weather",),
    evidence=Evidence(call="entropy([1, 2])", observed=0.63),
)  # fmt: skip


def seen(*exercises: ExerciseResult, contact: str = "") -> View:
    return student_view(result_of(*exercises), DisclosureRules(while_open="all", contact=contact), NOW)


def with_findings(exercise: ExerciseResult, *findings: Finding) -> ExerciseResult:
    return replace(exercise, findings=findings)


@pytest.mark.parametrize(
    ("hint", "rule"), [("The sum should be 1.", "The sum should be 1."), ("This is not the right number.", "")]
)
def test_the_smallest_input_stands_inside_the_mistake_that_it_shows(hint: str, rule: str) -> None:
    smallest = replace(SMALLEST, hint=hint)
    [finding] = seen(with_findings(ENTROPY, smallest, ENTROPY.findings[0])).exercises[0].findings
    assert (finding.label, finding.call, finding.rule) == (
        "A known mistake: natural logarithm",
        "entropy([1, 2])",
        rule,
    )
    assert finding.hint == ENTROPY.findings[0].hint


def test_where_a_trace_first_differs_is_said_of_the_smallest_input_and_in_the_case() -> None:
    [finding] = seen(with_findings(PERCEPTRON, SMALLEST, PERCEPTRON.findings[0])).exercises[0].findings
    assert (finding.label, finding.hint) == ("Where it first differs", SMALLEST.hint)


def test_the_evidence_comes_before_the_hint_in_every_form() -> None:
    view = seen(with_findings(ENTROPY, SMALLEST, ENTROPY.findings[0]))
    view = replace(view, next_step=replace(view.next_step, text="later"))
    for page in (
        html.feedback_html(view),
        markdown.feedback_markdown(view),
        "\n".join(terminal.feedback_lines(view, width=400)),
    ):
        assert page.index("entropy([1, 2])") < page.index("The sum should be 1.") < page.index("base e would give")


def test_findings_without_an_input_stay_as_they_are() -> None:
    views = [finding_view("error", "ValueError", "Look.", ()), finding_view("limit", "time", "A loop?", ())]
    assert said_once(views) == tuple(views)


@pytest.mark.parametrize(
    ("kind", "name", "label"),
    [
        ("near_miss", "right on the examples only", "Right on the examples only"),
        ("near_miss", "percentages", "Nearly right"),
        ("misconception", "halved", "A known mistake: halved"),
        ("error", "ValueError on line 3", "What stops it: ValueError on line 3"),
        ("counterexample", "smallest input that fails", "The smallest input that fails"),
    ],
)
def test_a_finding_is_called_what_it_is(kind: str, name: str, label: str) -> None:
    assert finding_view(kind, name, "Look.", ()).label == label


def test_three_findings_of_a_page_are_open_and_the_rest_is_folded() -> None:
    view = seen(*(with_findings(ENTROPY, *ENTROPY.findings) for _ in range(3)))
    assert [finding.open for exercise in view.exercises for finding in exercise.findings] == [True] * 3 + [False] * 3
    page = html.feedback_html(view)
    assert len(re.findall('<details class="finding', page)) == 3
    assert len(re.findall('<div class="finding', page)) == 3


def test_only_the_first_case_that_is_not_right_is_unfolded() -> None:
    view = seen(ENTROPY)
    assert [case.open for case in view.exercises[0].public + view.exercises[0].hidden] == [True, False, False]


SUBMISSION = Submission(
    "s1", (Source("hw", "hw.py", (CodeCell("import math\n\ndef line(p):\n    return 1 / 0\n", ""),)),), {}, (), "", ""
)  # fmt: skip


def crashed(*frames: dict[str, Any]) -> ExerciseResult:
    [case] = CRASHED.cases
    assert case.error is not None
    error = replace(case.error, frames=tuple(FrameShown(**frame) for frame in frames))
    return replace(CRASHED, cases=(replace(case, error=error),))


def test_an_exception_is_shown_with_the_students_own_lines() -> None:
    frame = {"line": 4, "function": "line", "file": "hw.py"}
    exercise = with_source_lines(crashed(frame, frame | {"function": "<genexpr>"}, frame | {"line": 99}), SUBMISSION)
    view = seen(exercise)
    [case] = view.exercises[0].public
    assert case.error is not None
    assert [(each.line, each.function, each.source) for each in case.error.frames] == [
        (4, "line", "return 1 / 0"), (99, "line", ""),
    ]  # fmt: skip
    for page in (html.feedback_html(view), markdown.feedback_markdown(view), "\n".join(terminal.feedback_lines(view))):
        assert page.index("line 4, in line") < page.index("return 1 / 0") < page.index("ZeroDivisionError: division")


def test_a_person_can_be_asked_about_an_exercise_with_its_code() -> None:
    page = html.feedback_html(seen(ENTROPY, contact="ml@example.edu"))
    code = seen(ENTROPY).exercises[0].code
    assert f'href="mailto:ml@example.edu?subject=Entropy%20of%20a%20class%20distribution%2C%20code%20{code}"' in page
    assert 'href="https://forum.example.edu"' in html.feedback_html(seen(ENTROPY, contact="https://forum.example.edu"))
    assert "Ask about" not in html.feedback_html(seen(ENTROPY, contact="room 4"))


def test_what_to_read_stands_where_something_is_not_right() -> None:
    page = html.feedback_html(student_view(SAMPLE, DisclosureRules(), NOW))
    assert page.count('<p class="reading">') == sum(
        bool(exercise.sources) and exercise.status not in {"right", "ungraded"} for exercise in SAMPLE.exercises
    )
