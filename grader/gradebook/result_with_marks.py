"""A result with what people gave and decided put in: what a student's page is made from."""

from collections.abc import Sequence
from dataclasses import replace

from grader.gradebook.attempt_mark import MarkNow
from grader.score.result import CaseResult, ExerciseResult, Result, Status
from grader.score.results import total

DECIDED = ("set", "marked", "kept")  # statuses of marks that are not what grading found


def adjusted(result: Result, marks: Sequence[MarkNow]) -> Result:
    """The result with the marks as they stand; the same where nobody decided anything. Lateness is not in it."""
    now = {mark.exercise: mark for mark in marks if mark.status in DECIDED}
    if not now:
        return result
    exercises = tuple(
        with_mark(exercise, now[exercise.id]) if exercise.id in now else exercise for exercise in result.exercises
    )
    return replace(
        result,
        score=total(exercise.score for exercise in exercises),
        pending=total(exercise.pending for exercise in exercises),
        exercises=exercises,
    )


def with_mark(exercise: ExerciseResult, mark: MarkNow) -> ExerciseResult:
    """The exercise with another mark; a text that a person marked has it in its line, too."""
    score = mark.score or 0
    cases = tuple(
        with_points(case, score, exercise.points, mark.comment) if case.reason == "manual" else case
        for case in exercise.cases
    )
    return replace(exercise, score=score, pending=0, status=status_of(score, exercise.points), cases=cases)


def with_points(case: CaseResult, score: float, points: float, comment: str) -> CaseResult:
    """A written answer with its share of the points, and what the person said of it."""
    full = score >= points
    earned = round(case.points * score / points, 4) if points else 0
    # What a person gave and said is for the student to read, whatever is hidden of what was drawn.
    reason = "" if full else "marked"
    return replace(case, public=True, passed=full, reason=reason, message=comment, score=earned)


def status_of(score: float, points: float) -> Status:
    """One word for a mark that a person gave."""
    return "right" if score >= points else "partial" if score else "wrong"
