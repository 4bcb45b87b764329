"""Nothing hidden passes into a student's view below its level: canaries in every field, through every renderer."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import get_args

import pytest

from grader.built.disclosure import DISCLOSURES, Disclosure
from grader.codec.write_records import record_line
from grader.diagnose.finding import Finding, FindingKind
from grader.report import html, markdown, terminal
from grader.report.view import DisclosureRules, View, student_view, view_document
from grader.score.result import ErrorShown, ExerciseResult, Result, StepShown
from tests.report.report_sample import BY_HAND, CANARIES, CANARY, ENTROPY, GAIN, PERCEPTRON, SAMPLE, result_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)
RENDERERS: dict[str, Callable[[View], str]] = {
    "html": html.feedback_html,
    "markdown": markdown.feedback_markdown,
    "terminal": lambda view: "".join(terminal.feedback_lines(view, width=2000)),
    "json": lambda view: json.dumps(view_document(view), ensure_ascii=False),
}


UNEARNED = {"passed": False, "reason": "edge", "message": "It counts later.", "score": 0, "steps": None}


def seen(result: Result, level: Disclosure) -> View:
    return student_view(result, DisclosureRules(while_open=level), NOW)


def allowed(lowest: str, level: Disclosure) -> bool:
    return lowest == "public" or DISCLOSURES.index(level) >= DISCLOSURES.index(lowest)  # type: ignore[arg-type]


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("level", DISCLOSURES)
def test_a_canary_is_seen_exactly_where_the_table_allows_it(level: Disclosure, renderer: str) -> None:
    text = RENDERERS[renderer](seen(CANARY, level))
    wrongly = {name for name, lowest in CANARIES.items() if (name in text) != allowed(lowest, level)}
    assert wrongly == set()


def test_every_field_that_may_be_hidden_holds_a_canary() -> None:
    written = record_line(CANARY)
    assert [name for name in CANARIES if name not in written] == []
    fields = {"call", "expected", "observed", "steps", "stdout", "error", "message", "covers", "name"}
    hidden = [case for exercise in CANARY.exercises for case in exercise.cases if not case.public]
    for field in fields:
        assert any("qz" in str(getattr(case, field)).lower() for case in hidden), field
    assert {finding.kind for finding in CANARY.exercises[0].findings} == set(get_args(FindingKind))


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("level", ["nothing", "failed", "hint"])
def test_below_input_the_page_does_not_depend_on_what_a_hidden_case_asks_and_gives(
    level: Disclosure, renderer: str
) -> None:
    """Stronger than canaries: other values in every hidden field give the same page, byte for byte."""
    render = RENDERERS[renderer]
    assert render(seen(SAMPLE, level)) == render(seen(other_values(SAMPLE), level))


def other_values(result: Result) -> Result:
    return replace(result, exercises=tuple(map(_other_exercise, result.exercises)))


def _other_exercise(exercise: ExerciseResult) -> ExerciseResult:
    other = {
        "message": "other",
        "call": "other(1)",
        "expected": 123,
        "steps": (StepShown(number=9, mark="extra", observed=1),),
        "stdout": "other",
        "error": ErrorShown(type="Other", text="other", line=99),
    }
    cases = tuple(
        case if case.public else replace(case, **(other | ({} if case.part else {"observed": "other"})))
        for case in exercise.cases
    )
    public = {case.name for case in exercise.cases if case.public}
    findings = tuple(
        finding
        if finding.kind == "misconception" or public.issuperset(finding.cases)
        else replace(finding, hint="other", name="other")
        for finding in exercise.findings
    )
    return replace(exercise, cases=cases, findings=findings)


def _passing(exercise: ExerciseResult) -> ExerciseResult:
    """The same exercise with every hidden case right."""
    cases = tuple(
        case
        if case.public
        else replace(case, passed=True, score=case.points, reason="", message="", right=case.instances)
        for case in exercise.cases
    )  # fmt: skip
    score = sum(case.score for case in cases)
    return replace(exercise, cases=cases, score=score, status="right" if score == exercise.points else "partial")


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("exercise", [ENTROPY, PERCEPTRON, BY_HAND], ids=lambda exercise: exercise.kind)
def test_at_nothing_the_page_is_the_same_whether_hidden_cases_are_right_or_wrong(
    exercise: ExerciseResult, renderer: str
) -> None:
    render = RENDERERS[renderer]
    wrong = seen(result_of(exercise), "nothing")
    right = seen(result_of(_passing(exercise)), "nothing")
    assert render(wrong) == render(right)
    assert render(seen(result_of(exercise), "failed")) != render(seen(result_of(_passing(exercise)), "failed"))


def test_at_nothing_a_public_edge_case_does_not_tell_by_its_score_that_hidden_cases_fail() -> None:
    first, *others = GAIN.cases
    cases = (replace(first, **UNEARNED), *others)
    unearned = replace(GAIN, cases=cases, score=0.0, status="wrong")
    assert view_document(seen(result_of(unearned), "nothing")) == view_document(seen(result_of(GAIN), "nothing"))


@pytest.mark.parametrize("level", ["failed", "hint", "input", "all"])
def test_an_edge_that_is_right_and_earns_nothing_yet_is_not_called_wrong(level: Disclosure) -> None:
    *others, last = GAIN.cases
    unearned = replace(GAIN, cases=(*others, replace(last, **UNEARNED)))
    [case] = seen(result_of(unearned), level).exercises[0].hidden
    assert (case.passed, case.message) == (True, "")
    assert case.words == "right; earns its points once an ordinary hidden case is at least half right"


@pytest.mark.parametrize("level", ["failed", "hint", "input", "all"])
def test_a_part_that_follows_from_a_wrong_one_is_not_called_right(level: Disclosure) -> None:
    *others, last = BY_HAND.cases
    earned = replace(last, passed=True, reason="follows", score=last.points)
    page = seen(result_of(replace(BY_HAND, cases=(*others, earned))), level)
    case = page.exercises[0].hidden[-1]
    assert (case.passed, case.words) == (True, "follows from your earlier answers")
    assert page.exercises[0].summary == "1 of 3 parts right, 1 follows from your earlier answers."
    half = replace(earned, passed=False, score=last.points / 2)  # `follow: {share: 0.5}`
    page = seen(result_of(replace(BY_HAND, cases=(*others, half))), level)
    assert page.exercises[0].hidden[-1].words == "follows from your earlier answers"


@pytest.mark.parametrize(("exercise", "lead"), [(BY_HAND, "This answer is"), (ENTROPY, "These outputs are")])
def test_a_known_mistake_is_told_of_an_answer_by_hand_as_of_an_answer(exercise: ExerciseResult, lead: str) -> None:
    finding = Finding(kind="misconception", name="halved", hint="Take the whole.", cases=(exercise.cases[0].name,))
    page = seen(result_of(replace(exercise, findings=(finding,))), "hint")
    assert f"A known mistake: halved.** {lead} what this would give." in " ".join(
        markdown.feedback_markdown(page).split()
    )


def test_why_nothing_could_be_run_is_told_at_every_level() -> None:
    cases = tuple(replace(case, reason="missing", error=None) for case in ENTROPY.cases)
    finding = Finding(kind="error", name="entropy is not defined", hint="The submission defines no entropy.")
    lost = replace(ENTROPY, cases=cases, findings=(finding,), status="missing")
    assert [len(seen(result_of(lost), level).exercises[0].findings) for level in DISCLOSURES] == [1] * 5


def test_at_failed_an_exception_in_a_hidden_case_alone_is_told_as_not_right() -> None:
    crashed = replace(ENTROPY, status="error")
    assert seen(result_of(crashed), "failed").exercises[0].status == "wrong"
    assert seen(result_of(crashed), "hint").exercises[0].status == "error"


def test_at_failed_a_family_tells_no_count_and_the_hidden_score_comes_in_one_figure() -> None:
    exercise = seen(result_of(PERCEPTRON), "failed").exercises[0]
    assert [(case.right, case.score) for case in exercise.hidden] == [(None, None)]
    assert exercise.total == "1.5 + 2.25 = 3.75 of 6"


def test_a_renderer_refuses_a_result() -> None:
    for render in (html.feedback_html, markdown.feedback_markdown, terminal.feedback_lines):
        with pytest.raises(Exception, match="has no attribute"):
            render(CANARY)  # type: ignore[arg-type]
