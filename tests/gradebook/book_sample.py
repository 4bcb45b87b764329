"""Results and terms to put into a gradebook: small, and made without grading anything."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from grader.gradebook.records import (
    Conditions,
    GradedAttempt,
    HandedIn,
    MarkedExercise,
    MarkOverride,
    documented_attempt,
)
from grader.score.result import CaseResult, ExerciseResult, Result
from grader.score.results import total_points
from grader.spec.assignment import AttemptRules, LateRules

DUE = datetime.fromisoformat("2026-12-04T23:59:00+01:00")
NOW = datetime.fromisoformat("2026-12-10T12:00:00+00:00")
POINTS = {"trees.gain": 4.0, "bayes.rule": 6.0, "text.why": 2.0}
TERMS = Conditions(
    assignment="hw2",
    title="Homework 2",
    due=DUE,
    exercises=tuple(MarkedExercise(name, name, "function", points) for name, points in POINTS.items()),
)


def exercise(name: str, score: float | str) -> ExerciseResult:
    """An exercise with a score, or with a word: `ungraded`, or the text of an answer that waits for a person."""
    points = POINTS[name]
    made = ExerciseResult(
        id=name, kind="function", title=name, prompt="", score=0, points=points, status="ungraded", cases=()
    )
    if score == "ungraded":
        return made
    if isinstance(score, str):
        check = CaseResult(
            name="text",
            check="text",
            public=False,
            part="text",
            passed=False,
            reason="manual",
            score=0,
            points=points,
            observed=score,
        )
        return replace(made, kind="text", status="manual", pending=points, cases=(check,))
    return replace(made, score=score, status="right" if score == points else "partial")


def result(student: str = "ada", submission: str = "one", built: str = "sha256:b1", **scores: float | str) -> Result:
    """A result with these scores; the names are those of `POINTS` without their topic."""
    exercises = tuple(exercise(name, scores.get(name.partition(".")[2], 0.0)) for name in POINTS)
    return Result(
        assignment="hw2",
        title="Homework 2",
        student=student,
        score=total_points(each.score for each in exercises),
        points=total_points(POINTS.values()),
        pending=total_points(each.pending for each in exercises),
        variant="v",
        built=built,
        submission=f"sha256:{submission}",
        receipt="BCD-FGH",
        exercises=exercises,
    )


def attempt(student: str = "ada", number: int = 1, submitted: str = "", **scores: float | str) -> GradedAttempt:
    """An attempt with these scores; its submission bears its number."""
    time = datetime.fromisoformat(submitted) if submitted else None
    return documented_attempt(result(student, f"{number}", **scores), HandedIn(time, number=number))


def terms(*, attempts: Mapping[str, object] | None = None, **late: float) -> Conditions:
    """The terms with other rules for attempts and lateness."""
    return replace(TERMS, attempts=AttemptRules.model_validate(attempts or {}), late=LateRules.model_validate(late))


def override(exercise: str | None, score: float | None, student: str = "ada") -> MarkOverride:
    """A mark set by a person."""
    return MarkOverride(student, exercise, score, "Argued well.", "tutor", NOW)
