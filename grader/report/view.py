"""The view of a result for its student, by one pure function: the only way from a `Result` to a page."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from grader.built.disclosure import Disclosure, RepairDisclosure
from grader.report.disclose import shown_findings, told_fields
from grader.report.exercise_pictures import with_pictures
from grader.report.exercise_total import score_as_sum, views_with_amounts
from grader.report.rules import DisclosureRules, disclosure_rules, is_open, level_at, reaches, repair_level_at
from grader.report.shown import CaseView, ExerciseView, OptionView, StatusShown, View, view_document
from grader.report.summary import (
    about_hidden,
    about_score,
    exercise_summary,
    next_step,
    status_words,
    working_exercises,
)
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.score.codes import feedback_code
from grader.score.result import CaseResult, ExerciseResult, Result
from grader.texts.safe_text import one_line, visible

CACHED_VIEWS = 512  # views of exercises
OPEN_FINDINGS = 3  # findings of a page that are unfolded; the others open with a click

__all__ = ["DisclosureRules", "View", "disclosure_rules", "student_view", "view_document"]


def student_view(
    result: Result, policy: DisclosureRules, now: datetime, adjustments: Sequence[str] = (), cache: RunCache = UNCACHED
) -> View:
    """The view of a result: all that its student may see at this moment, under these rules.

    `adjustments` say what lateness and people changed, as far as this student may read it.
    """
    level, repair = level_at(policy, now), repair_level_at(policy, now)
    exercises = with_folded_findings(
        [
            replace(cache.of(shown_exercise)(exercise, number, level, repair), code=feedback_code(result, exercise.id))
            for number, exercise in enumerate(result.exercises, 1)
        ]
    )
    untold = sum(exercise.untold for exercise in exercises if not exercise.optional)
    # The sum of what is shown: the true total would tell what the hidden cases earned.
    score = sum(exercise.score or 0 for exercise in exercises) if any(e.untold for e in exercises) else result.score
    ungraded = sum(exercise.points for exercise in exercises if exercise.status == "ungraded")
    return View(
        assignment=one_line(result.assignment),
        title=one_line(result.title),
        student=one_line(result.student, 80),
        receipt=one_line(result.receipt),
        level=level,
        open=is_open(policy, now),
        score=score,
        points=result.points,
        untold=untold,
        pending=result.pending,
        about_score=about_score(untold, result.pending, ungraded),
        about_hidden=about_hidden(exercises, level),
        works=working_exercises(exercises),
        next_step=next_step(exercises),
        notes=tuple(one_line(note) for note in result.notes),
        contact=one_line(policy.contact),
        exercises=exercises,
        adjustments=tuple(one_line(sentence, 600) for sentence in adjustments),
    )


def view_key(
    cache: RunCache, exercise: ExerciseResult, number: int, level: Disclosure, repair: RepairDisclosure
) -> tuple[int, int, Disclosure, RepairDisclosure] | None:
    """Which exercise's result this is, where and how far it is shown; None unless others have this very result."""
    return (id(exercise), number, level, repair) if cache.has_given(exercise) else None


@cacheable(key=view_key, size=CACHED_VIEWS)
def shown_exercise(exercise: ExerciseResult, number: int, level: Disclosure, repair: RepairDisclosure) -> ExerciseView:
    """One exercise at a level of disclosure, without the student's code."""
    graded = exercise.status != "ungraded"
    # Of an exercise that failed through us, nothing was judged.
    told = [told_fields(case, level) for case in exercise.cases] if graded else []
    score = _score(exercise, told)
    cases = with_pictures(exercise, views_with_amounts(told, score), level)
    # What waits for a person is told as pending, and not twice.
    untold = 0 if exercise.pending else sum(case.points for case in cases if case.passed is None)
    status = _status(exercise, cases, level)
    return ExerciseView(
        anchor=f"exercise-{number}",
        id=one_line(exercise.id),
        kind=exercise.kind,
        title=one_line(exercise.title),
        prompt=visible(exercise.prompt),
        options=tuple(OptionView(one_line(each.letter), one_line(each.text)) for each in exercise.options),
        conventions=tuple(visible(convention) for convention in exercise.conventions),
        sources=tuple(one_line(source) for source in exercise.sources),
        status=status,
        words=status_words(status, exercise.cases),
        score=score,
        points=exercise.points,
        untold=untold,
        pending=exercise.pending,
        optional=exercise.optional,
        summary=exercise_summary(exercise.kind, status, cases, exercise.pending),
        total=score_as_sum(score, exercise.points, cases),
        public=tuple(case for case in cases if case.public),
        hidden=tuple(case for case in cases if not case.public),
        findings=shown_findings(exercise, level, repair) if graded else (),
    )


def with_folded_findings(exercises: Sequence[ExerciseView]) -> tuple[ExerciseView, ...]:
    """The exercises with the first `OPEN_FINDINGS` findings of the page open and all others folded."""
    left = OPEN_FINDINGS
    out = []
    for exercise in exercises:
        rest = tuple(replace(finding, open=False) for finding in exercise.findings[left:])
        out.append(replace(exercise, findings=exercise.findings[:left] + rest) if rest else exercise)
        left = max(left - len(exercise.findings), 0)
    return tuple(out)


def _score(exercise: ExerciseResult, told: Sequence[Mapping[str, Any]]) -> float | None:
    """The exercise's score; only that of the public cases while hidden cases are not told; None if there is none."""
    if exercise.status in {"ungraded", "manual"}:
        return None
    if all(fields.get("passed") is not None for fields in told):
        return exercise.score
    public = [fields.get("score") or 0 for fields in told if fields["public"]]
    return sum(public) if public else None


def _status(exercise: ExerciseResult, cases: Sequence[CaseView], level: Disclosure) -> StatusShown:
    """The status of an exercise as far as it may be told; `error` and `timeout` would tell why hidden cases fail."""
    if exercise.status in {"ungraded", "manual", "missing"} or reaches(level, "hint"):
        return exercise.status
    if all(case.public for case in cases):
        return exercise.status
    if reaches(level, "failed"):
        return _without_reason(exercise)
    return _public_status([case for case in exercise.cases if case.public], [c for c in cases if c.public])


def _without_reason(exercise: ExerciseResult) -> StatusShown:
    public = {case.reason for case in exercise.cases if case.public}
    if exercise.status not in {"error", "timeout"} or exercise.status in public:
        return exercise.status
    return "partial" if exercise.score else "wrong"


def _public_status(cases: Sequence[CaseResult], shown: Sequence[CaseView]) -> StatusShown:
    """The status of an exercise by its public cases alone."""
    if not cases:
        return "untold"
    if all(case.passed for case in shown):
        return "public"
    if any(case.passed or case.score for case in shown):
        return "partial"
    if all(case.error for case in cases):
        return "error"
    return "timeout" if {case.reason for case in cases} <= {"timeout", "skipped"} else "wrong"
