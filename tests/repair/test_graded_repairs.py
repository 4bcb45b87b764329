"""Repairs in grading: when they are looked for, what students are told of them, and what nobody is."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from grader.engine import repair_search
from grader.repair.repair_finding import repair_of_slice
from grader.report.classes.row import student_row
from grader.report.html import feedback_html
from grader.report.markdown import feedback_markdown
from grader.report.result_json import read_result, result_text
from grader.report.terminal import feedback_lines
from grader.report.view import DisclosureRules, disclosure_rules, student_view
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult, Result
from grader.score.results import result_of
from grader.spec.assignment import Policy
from tests.repair.mended import LEAVES_OUT_SINGLES, RIGHT_ENTROPY, assignment, graded, released, submission

NOW = datetime(2026, 5, 1, tzinfo=UTC)
LINE = "All inputs come out right if only line 9, in `entropy`, is changed."
OWN, CHANGED = "if n &gt; 20)", "if n &gt; 0)"


def kinds(result: ExerciseResult) -> list[str]:
    return [finding.kind for finding in result.findings]


def whole(exercise: ExerciseResult) -> Result:
    return result_of(assignment(released()), "sha256:built", submission(LEAVES_OUT_SINGLES), [exercise])


def test_wrong_code_that_nothing_names_is_told_its_line_after_its_smallest_input(sandbox: Sandbox) -> None:
    result = graded(sandbox, LEAVES_OUT_SINGLES)
    assert kinds(result) == ["counterexample", "repair"]
    assert result.findings[1].hint == LINE
    assert result.findings[1].cases == ()  # it rests on all cases, hidden ones too


def test_a_known_mistake_and_right_work_are_not_searched(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    monkeypatch.setattr(repair_search, "repair_finding", lambda *_: searched.append(1))
    assert kinds(graded(sandbox, RIGHT_ENTROPY)) == []
    assert "misconception" in kinds(graded(sandbox, RIGHT_ENTROPY.replace("log2", "log")))
    assert searched == []


def test_a_policy_switches_the_search_off(sandbox: Sandbox) -> None:
    off = assignment(released(), repair={"search": False})
    assert kinds(graded(sandbox, LEAVES_OUT_SINGLES, off)) == ["counterexample", "divergence"]


def test_what_the_public_cases_tell_by_themselves_holds_no_repair(sandbox: Sandbox) -> None:
    shy = assignment(released(), hidden={"while_open": "failed", "after_close": "all"})
    result = graded(sandbox, LEAVES_OUT_SINGLES, shy)
    assert "repair" in kinds(result)
    assert result.open_findings is not None
    assert "repair" not in [finding.kind for finding in result.open_findings]


def test_equal_programs_of_a_class_are_searched_once(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    original = repair_of_slice.function
    monkeypatch.setattr(repair_of_slice, "function", lambda *args: (searched.append(1), original(*args))[1])
    cache, built = RunCache(), assignment(released())
    first = graded(sandbox, LEAVES_OUT_SINGLES, built, cache)
    again = graded(sandbox, LEAVES_OUT_SINGLES, built, cache)
    assert first == again
    assert len(searched) == 1
    moved = graded(sandbox, "# mine\nx = 3\n" + LEAVES_OUT_SINGLES + "\nprint(entropy([3, 4]))\n", built, cache)
    assert len(searched) == 1
    assert moved.findings[1].hint == LINE.replace("line 9", "line 11")
    graded(sandbox, LEAVES_OUT_SINGLES.replace("total", "whole"), built, cache)
    assert len(searched) == 2


def test_the_document_is_read_back_and_one_without_changes_too(sandbox: Sandbox) -> None:
    result = whole(graded(sandbox, LEAVES_OUT_SINGLES))
    text = result_text(result)
    assert read_result(text) == result
    older = json.loads(text)  # as it was before repairs
    [example, _] = older["exercises"][0]["findings"]
    assert example.pop("changes") == []
    assert read_result(json.dumps(older)) == result


def pages(exercise: ExerciseResult, rules: DisclosureRules) -> tuple[str, str, str]:
    view = student_view(whole(exercise), rules, NOW)
    return feedback_html(view), feedback_markdown(view), "\n".join(feedback_lines(view))


def test_each_level_tells_more(sandbox: Sandbox) -> None:
    exercise = graded(sandbox, LEAVES_OUT_SINGLES)
    told = {
        level: pages(exercise, DisclosureRules(repair_while_open=level))
        for level in ("nothing", "line", "kind", "change")
    }  # type: ignore[arg-type]
    for page, markdown, terminal in told.values():
        assert (
            ("Where to change it" in page) == ("Where to change it" in markdown) == ("Where to change it" in terminal)
        )
    page = {level: shown[0] for level, shown in told.items()}
    assert [("Where to change it" in each) for each in page.values()] == [False, True, True, True]
    assert [("It is about a number." in each) for each in page.values()] == [False, False, True, True]
    assert [(CHANGED in each) for each in page.values()] == [False, False, False, True]
    assert [(OWN in each) for each in page.values()] == [False, True, True, True]
    assert "if n > 0)" in told["change"][1]
    assert "if n > 0)" not in told["kind"][1]
    assert "if n > 0)" in told["change"][2].replace("\n", " ").replace("  ", "")
    assert "if n > 0)" not in told["kind"][2]


@pytest.mark.parametrize("hidden", ["nothing", "failed"])
def test_below_hints_nothing_of_a_repair_is_told(sandbox: Sandbox, hidden: str) -> None:
    exercise = graded(sandbox, LEAVES_OUT_SINGLES)
    rules = DisclosureRules(while_open=hidden, repair_while_open="change")  # type: ignore[arg-type]
    assert not any("Where to change it" in page or "line 9" in page for page in pages(exercise, rules))


def test_the_line_is_told_while_open_and_the_change_after_closing_by_default() -> None:
    rules = disclosure_rules(Policy(), NOW)
    assert (rules.repair_while_open, rules.repair_after_close) == ("line", "change")
    exercise = replace(graded_sample(), findings=())
    early = student_view(whole(exercise), rules, NOW - timedelta(days=1))
    assert early.open


def graded_sample() -> ExerciseResult:
    return ExerciseResult(id="a.b", kind="function", title="A", prompt="B", score=0, points=1, status="wrong")


def test_a_students_line_is_shown_as_text_and_never_as_markup(sandbox: Sandbox) -> None:
    hostile = LEAVES_OUT_SINGLES.replace("if n > 20)", "if n > 20)  # </pre><script>x</script> ``` \x1b[31m")
    exercise = graded(sandbox, hostile)
    assert "repair" in kinds(exercise)
    html, markdown, terminal = pages(exercise, DisclosureRules(repair_while_open="change"))
    assert "<script>x" not in html
    assert "````\nline 9" in markdown  # a fence that the text cannot close
    assert "\x1b" not in html + markdown + terminal


def test_the_class_page_lists_the_change_for_the_instructor(sandbox: Sandbox) -> None:
    [row] = student_row(whole(graded(sandbox, LEAVES_OUT_SINGLES))).exercises
    [mistake] = [each for each in row.mistakes if each.kind == "repair"]
    assert mistake.name == "a number"
    assert "if n > 20) → " in mistake.hint
    assert mistake.hint.endswith("if n > 0)")
