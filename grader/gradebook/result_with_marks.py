"""A result with people's marks and decisions put in: the source of a student's page."""

from collections.abc import Sequence
from dataclasses import replace

from grader.gradebook.attempt_mark import CurrentMark
from grader.score.result import CaseResult, ExerciseResult, Result, Status
from grader.score.results import total_points

DECIDED_STATUSES = ("set", "marked", "kept")  # statuses of marks that are not what grading found


def with_current_marks(result: Result, marks: Sequence[CurrentMark]) -> Result:
    """The result with its present marks, without lateness; the very same object if nobody decided anything."""
    now = {mark.exercise: mark for mark in marks if mark.status in DECIDED_STATUSES}
    if not now:
        return result
    exercises = tuple(
        with_mark(exercise, now[exercise.id]) if exercise.id in now else exercise for exercise in result.exercises
    )
    return replace(
        result,
        score=total_points(exercise.score for exercise in exercises),
        pending=total_points(exercise.pending for exercise in exercises),
        exercises=exercises,
    )


def with_mark(exercise: ExerciseResult, mark: CurrentMark) -> ExerciseResult:
    """The exercise with a person's mark; a text that was marked also has it at its case."""
    score = mark.score or 0
    cases = tuple(
        with_points(case, score, exercise.points, mark.comment) if case.reason == "manual" else case
        for case in exercise.cases
    )
    return replace(exercise, score=score, pending=0, status=marked_status(score, exercise.points), cases=cases)


def with_points(case: CaseResult, score: float, points: float, comment: str) -> CaseResult:
    """The case of a written answer with its share of the points and the person's comment."""
    full = score >= points
    # Four decimals, as all scores of cases in a result document.
    earned = round(case.points * score / points, 4) if points else 0
    # What a person gave and said is for the student to read, whatever is hidden of what was drawn.
    reason = "" if full else "marked"
    return replace(case, public=True, passed=full, reason=reason, message=comment, score=earned)


def marked_status(score: float, points: float) -> Status:
    """The status of an exercise by the mark that a person gave."""
    return "right" if score >= points else "partial" if score else "wrong"
