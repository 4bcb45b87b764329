"""The sentences of a page, and the sums a person can check."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from grader.built.disclosure import DISCLOSURES, Disclosure
from grader.checks.wording import TELLING_REASONS
from grader.release.inside.safe import code_spans as checker_spans
from grader.report.disclose import WRONG_VALUE
from grader.report.exercise_total import score_as_sum, views_with_amounts
from grader.report.html import code_spans
from grader.report.markdown import escaped_markdown, feedback_markdown
from grader.report.rules import DisclosureRules, disclosure_rules, level_at
from grader.report.sums import trace_counts
from grader.report.view import View, student_view
from grader.score.result import ExerciseResult, StepShown
from grader.spec.assignment import Hidden, Policy
from tests.report.report_sample import (
    ACCURACY,
    BY_HAND,
    CRASHED,
    ENTROPY,
    GAIN,
    ID3,
    PAIRS,
    PERCEPTRON,
    SAMPLE,
    SPLIT,
    result_of,
)

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)


def seen(level: Disclosure, *exercises: ExerciseResult) -> View:
    return student_view(result_of(*exercises), DisclosureRules(while_open=level), NOW)


@pytest.mark.parametrize(
    ("level", "exercise", "sentence"),
    [
        (
            "nothing",
            ENTROPY,
            "0 of 1 public right; 21 hidden ones also count: they cover an empty class and more classes.",
        ),
        ("nothing", GAIN, "1 of 1 public right; 20 hidden ones also count: they cover larger tables."),
        ("nothing", BY_HAND, "3 parts handed in; what they earn is not told yet."),
        ("nothing", SPLIT, "0 of 1 public right."),
        ("failed", ENTROPY, "0 of 1 public right; 0 of 2 hidden right."),
        ("failed", GAIN, "1 of 1 public right; 1 of 1 hidden right."),
        ("hint", PERCEPTRON, "0 of 1 public right, 1 partly; 3 of 8 hidden right."),
        ("hint", BY_HAND, "2 of 3 parts right."),
        ("all", ACCURACY, "3 points wait for a person."),
        (
            "all",
            PAIRS,
            "This could not be graded: a failure of ours, not of your work. It costs no mark and no attempt.",
        ),
    ],
)
def test_a_summary_counts_what_is_told_and_says_what_is_not(
    level: Disclosure, exercise: ExerciseResult, sentence: str
) -> None:
    assert seen(level, exercise).exercises[0].summary == sentence


@pytest.mark.parametrize(
    ("level", "exercise", "total"),
    [
        ("nothing", GAIN, "0.5 on public cases; 3.5 points more on hidden ones"),
        ("nothing", BY_HAND, ""),
        ("failed", GAIN, "0.5 + 3.5 = 4 of 4"),
        ("hint", PERCEPTRON, "1.5 + 2.25 = 3.75 of 6"),
        ("hint", BY_HAND, "1 + 1 + 2 = 4 of 5"),
        ("all", CRASHED, "0 of 2"),
        ("all", ACCURACY, ""),
        ("all", PAIRS, ""),
    ],
)
def test_a_score_is_a_sum_that_can_be_checked(level: Disclosure, exercise: ExerciseResult, total: str) -> None:
    assert seen(level, exercise).exercises[0].total == total


def test_terms_that_do_not_add_up_with_two_decimals_have_more_and_so_have_the_cases() -> None:
    thirds = tuple(replace(GAIN.cases[0], score=0.3333, points=0.3333) for _ in range(3))
    exercise = seen("all", replace(GAIN, cases=thirds, score=1.0)).exercises[0]
    assert exercise.total == "0.333 + 0.333 + 0.333 = 0.999, rounded 1 of 4"
    assert {(case.earned, case.worth) for case in exercise.public} == {("0.333", "0.333")}


def _trace(marks: str) -> tuple[StepShown, ...]:
    names = {"r": "right", "w": "wrong", "f": "follows", "m": "missing", "x": "extra"}
    return tuple(StepShown(number=at, mark=names[mark]) for at, mark in enumerate(marks, 1))


@pytest.mark.parametrize(
    ("marks", "score", "points", "said"),
    [
        ("rrw" + "f" * 17, 4.75, 5.0, "steps 1–2 right +0.5; step 3 slip −0.25; steps 4–20 follow from yours +4.25; "
         "in all 4.75 of 5"),
        ("rrw" + "f" * 17, 2.625, 5.0, "steps 1–2 right +0.5; step 3 slip −0.25; steps 4–20 follow from yours +2.13; "
         "in all 2.63 of 5"),
        ("rrrm", 1.5, 2.0, "steps 1–3 right +1.5; step 4 missing −0.5; in all 1.5 of 2"),
        ("rrx", 0.6667, 1.0, "steps 1–2 right +0.67; step 3 too many −0.33; in all 0.67 of 1"),
        ("rwwr", 0.25, 1.0, ""),  # only the steps ahead of the slip count: the marks do not come from these alone
        ("rwrwrwrw", 0.5, 1.0, ""),  # a list of eight would be read by nobody
    ],
)  # fmt: skip
def test_a_trace_says_what_its_steps_earned(marks: str, score: float, points: float, said: str) -> None:
    assert trace_counts(_trace(marks), score, points) == said


def test_what_a_hidden_trace_earned_step_by_step_is_told_with_its_inputs_only() -> None:
    alone = replace(PERCEPTRON.cases[1], instances=1, right=0, score=4 * 4 / 20)
    exercise = replace(PERCEPTRON, cases=(alone,))
    assert seen("hint", exercise).exercises[0].hidden[0].counts == ""
    assert "steps 1–4 right" in seen("input", exercise).exercises[0].hidden[0].counts


@pytest.mark.parametrize("level", ["failed", "hint", "input", "all"])
def test_what_works_lists_nothing_without_a_hidden_case_right(level: Disclosure) -> None:
    public, hidden = GAIN.cases
    wrong = replace(hidden, passed=False, reason="value", right=0, score=0.0)
    failing = replace(GAIN, status="partial", score=3.0, cases=(replace(public, score=3.0, points=3.0), wrong))
    assert [piece.title for piece in seen(level, failing, ENTROPY).works] == []
    assert "No exercise works yet." in feedback_markdown(seen(level, failing))
    some = replace(failing, cases=(failing.cases[0], replace(wrong, right=1)))
    # At `failed` it is not told that one input of the family is right, so this may not tell it either.
    assert [piece.title for piece in seen(level, some).works] == ([GAIN.title] if level != "failed" else [])


def test_where_nothing_is_told_of_hidden_cases_public_ones_work() -> None:
    assert [piece.title for piece in seen("nothing", GAIN).works] == [GAIN.title]


def test_the_next_step_says_what_a_failing_hidden_case_covers() -> None:
    public, hidden = GAIN.cases
    wrong = replace(hidden, passed=False, reason="value", right=3, score=1.0)
    step = seen("hint", replace(GAIN, status="partial", cases=(public, wrong))).next_step
    assert step.text == f"other tables (larger tables): {WRONG_VALUE}"


@pytest.mark.parametrize("reason", sorted(TELLING_REASONS | {"value", "a reason of another package"}))
def test_a_hidden_wrong_value_is_one_sentence_whatever_the_reason(reason: str) -> None:
    public, hidden = GAIN.cases
    wrong = replace(hidden, passed=False, reason=reason, message="canary", right=0, score=0.0)
    [shown] = seen("hint", replace(GAIN, status="partial", cases=(public, wrong))).exercises[0].hidden
    assert shown.message == WRONG_VALUE


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Part `log_likelihood`: not right in max_margin", "Part `log_likelihood`: not right in max_margin"),
        ("_a_ *b* ``c`` `d", "\\_a\\_ \\*b\\* \\`\\`c\\`\\` \\`d"),
        ("`<b>` `a b`", "\\`\\<b\\>\\` \\`a b\\`"),
    ],
)
def test_names_in_markdown_have_no_backslashes_and_all_else_formats_nothing(text: str, shown: str) -> None:
    assert escaped_markdown(text) == shown


@pytest.mark.parametrize("level", DISCLOSURES)
def test_the_exercises_shown_add_up_to_the_score_shown(level: Disclosure) -> None:
    view = student_view(SAMPLE, DisclosureRules(while_open=level), NOW)
    assert view.score == pytest.approx(sum(exercise.score or 0 for exercise in view.exercises))
    assert view.points == SAMPLE.points


@pytest.mark.parametrize(
    ("level", "exercises", "title", "text"),
    [
        ("hint", (GAIN, ENTROPY, SPLIT), ENTROPY.title, ENTROPY.findings[0].hint),
        ("nothing", (GAIN, ENTROPY), ENTROPY.title, "weather: This is not the right number."),
        ("all", (ID3, CRASHED), CRASHED.title, "two points: Your function raised an exception."),
        ("all", (GAIN, ID3), ID3.title, "weather: No class named Tree was found."),
        ("nothing", (GAIN,), "", "Hidden cases also cover larger tables: try inputs of that kind."),
        ("nothing", (BY_HAND,), "", "Nothing to do now: what hidden cases and hand answers earn is told later."),
        ("all", (GAIN, ACCURACY), "", "Nothing to do: what is not graded yet is not in your hands."),
        ("hint", (GAIN,), "", "Nothing to do: everything is right."),
    ],
)
def test_there_is_one_next_step(
    level: Disclosure, exercises: tuple[ExerciseResult, ...], title: str, text: str
) -> None:
    step = seen(level, *exercises).next_step
    assert (step.title, step.text) == (title, text)


def test_only_what_raised_is_said_to_be_stopped_by_an_exception() -> None:
    unread = tuple(replace(case, error=None, reason="missing") for case in CRASHED.cases)
    foreign = replace(BY_HAND, status="error", cases=(), score=0.0)
    work = seen("all", CRASHED, replace(CRASHED, cases=unread), foreign)
    assert [each.words for each in work.exercises] == [
        "stopped by an exception", "could not be counted", "could not be counted",
    ]  # fmt: skip


def test_what_works_leaves_out_what_does_not() -> None:
    assert [piece.title for piece in seen("hint", GAIN, ENTROPY, ID3, BY_HAND).works] == [GAIN.title, BY_HAND.title]


def test_the_score_says_what_it_leaves_out() -> None:
    assert seen("nothing", GAIN, ACCURACY, PAIRS).about_score == (
        "3.5 points more on hidden cases, not told yet; 3 points wait for a person; "
        "3 points could not be graded: a failure of ours, not of your work"
    )


def test_a_long_trace_shows_its_start_its_divergence_and_its_end() -> None:
    rows = seen("all", PERCEPTRON).exercises[0].hidden[0].steps
    assert [row.number for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9, None, 19, 20]
    assert [row.words for row in rows if row.number in {4, 5, 6, None}] == [
        "right", "differs first here", "follows from yours", "9 more: 9 following from yours",
    ]  # fmt: skip


POLICY = Policy(hidden=Hidden(while_open="failed", after_close="all"))
DUE = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("due", "now", "level"),
    [
        (None, NOW, "failed"),
        (DUE, DUE - timedelta(seconds=1), "failed"),
        (DUE, DUE, "all"),
        (DUE, datetime(2026, 1, 1, 12, 30, tzinfo=timezone(timedelta(hours=1))), "failed"),
        (DUE.replace(tzinfo=None), DUE, "all"),
    ],
)
def test_the_level_changes_when_the_assignment_closes(due: datetime | None, now: datetime, level: Disclosure) -> None:
    assert level_at(disclosure_rules(POLICY, due), now) == level


def test_what_cases_are_worth_adds_up_with_the_decimals_that_are_shown() -> None:
    told = {"name": "a", "covers": "", "public": True, "hand": False, "instances": 1, "words": "", "marked": True}
    cases = [{**told, "points": 0.6667, "score": earned, "passed": bool(earned)} for earned in (0.6667, 0, 0)]
    views = views_with_amounts(cases, 0.67)
    assert [(view.earned, view.worth) for view in views] == [("0.667", "0.667"), ("0", "0.667"), ("0", "0.667")]
    assert score_as_sum(0.67, 2, views) == "0.667 + 0 + 0 = 0.667, rounded 0.67 of 2"


def test_what_stands_in_backticks_is_code_and_nothing_else_formats() -> None:
    shown = {
        "`<b>` and <i>`": "<code>&lt;b&gt;</code> and &lt;i&gt;`",
        "` x ` ``y``": "` x ` ``y``",
        "`n`": "<code>n</code>",
    }
    assert {text: str(code_spans(text)) for text in shown} == shown
    assert {text: str(checker_spans(text)) for text in shown} == shown
