"""The records of a gradebook as plain values: attempts with their marks, and people's decisions about them."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from typing import Any

from grader.built.document import BuiltAssignment
from grader.report.result_json import result_line
from grader.score.marks import rounded_points
from grader.score.result import ExerciseResult, Result
from grader.spec.assignment import AttemptRules, Feedback, Hidden, LateRules, Policy


@dataclass(frozen=True, slots=True)
class MarkedExercise:
    """One exercise of an assignment: its title, kind and points, without its content."""

    id: str
    title: str
    kind: str
    points: float
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Conditions:
    """The terms of an assignment that turn attempts into a mark."""

    assignment: str
    title: str = ""
    due: datetime | None = None
    attempts: AttemptRules = field(default_factory=AttemptRules)
    late: LateRules = field(default_factory=LateRules)
    hidden: Hidden = field(default_factory=Hidden)
    feedback: Feedback = field(default_factory=Feedback)
    exercises: tuple[MarkedExercise, ...] = ()


@dataclass(frozen=True, slots=True)
class ExerciseMark:
    """One exercise of one result. `answer` is the digest of a text that waits for a person; "" if none does."""

    exercise: str
    score: float
    points: float
    status: str
    pending: float = 0
    optional: bool = False
    answer: str = ""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """The time, number and group of a submission, as the learning system says them; all of it may be unknown."""

    submitted: datetime | None = None
    flagged: bool = False  # the learning system calls it late
    number: int = 0  # the how many-th attempt it is; 0 where nobody says
    group: tuple[str, ...] = ()  # the others who handed it in together, as `collect` recorded them


@dataclass(frozen=True, slots=True)
class GradedAttempt:
    """One submission of a student with its newest marks. `number` counts from 1 in the order of handing in."""

    student: str
    submission: str
    built: str
    points: float
    marks: tuple[ExerciseMark, ...]
    submitted: datetime | None = None
    flagged: bool = False  # the learning system calls it late
    number: int = 1


@dataclass(frozen=True, slots=True)
class FiledResult:
    """A result to record: its attempt, its document as JSON, and when it was handed in."""

    assignment: str
    attempt: GradedAttempt
    document: str
    handed_in: HandedIn

    @property
    def student(self) -> str:
        """The id of the result's student."""
        return self.attempt.student


@dataclass(frozen=True, slots=True)
class MarkOverride:
    """A mark set by a person: of an exercise or, with None, the whole; a score of None withdraws an earlier one."""

    student: str
    exercise: str | None
    score: float | None
    reason: str
    author: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Extension:
    """A later due date for one student. The last one recorded holds."""

    student: str
    until: datetime
    reason: str
    author: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ManualMark:
    """A person's mark for a written answer; `answer` is the digest of the text that was marked."""

    student: str
    exercise: str
    answer: str
    score: float
    comment: str
    author: str
    at: datetime


@dataclass(frozen=True, slots=True)
class KeptMark:
    """The least score of an exercise in one submission, which it had before a regrade. The last one holds."""

    student: str
    submission: str
    exercise: str
    score: float
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Records:
    """All that is recorded of one assignment, in the order of recording."""

    attempts: tuple[GradedAttempt, ...] = ()
    overrides: tuple[MarkOverride, ...] = ()
    extensions: tuple[Extension, ...] = ()
    manual: tuple[ManualMark, ...] = ()
    kept: tuple[KeptMark, ...] = ()
    second: tuple[ManualMark, ...] = ()  # of second markers, to compare with: they do not count


RECORD_FIELDS = tuple(each.name for each in fields(Records))


def built_conditions(built: BuiltAssignment) -> Conditions:
    """The terms that a built assignment states."""
    # `Policy` does not know these two, which a built document keeps with it.
    written = {key: value for key, value in built.policy.items() if key not in ("due", "contact")}
    policy = Policy.model_validate(written)
    due = built.policy.get("due")
    return Conditions(
        assignment=built.id,
        title=built.title,
        due=datetime.fromisoformat(due) if due else None,
        attempts=policy.attempts,
        late=policy.late,
        hidden=policy.hidden,
        feedback=policy.feedback,
        exercises=tuple(
            MarkedExercise(each.id, each.title, each.kind, rounded_points(each.points), each.optional)
            for each in built.exercises
        ),
    )


def filed_result(result: Result, handed_in: HandedIn | None = None) -> FiledResult:
    """The result of a submission, ready to be recorded."""
    document = result_line(result)
    return FiledResult(result.assignment, documented_attempt(result, handed_in), document, handed_in or HandedIn())


def documented_attempt(result: Result, handed_in: HandedIn | None = None) -> GradedAttempt:
    """The attempt that a result documents."""
    known = handed_in or HandedIn()
    return GradedAttempt(
        student=result.student,
        submission=result.submission,
        built=result.built,
        points=result.points,
        marks=tuple(exercise_mark(exercise) for exercise in result.exercises),
        submitted=known.submitted,
        flagged=known.flagged,
        number=known.number or 1,
    )


def exercise_mark(exercise: ExerciseResult) -> ExerciseMark:
    """The mark of one exercise of a result."""
    return ExerciseMark(
        exercise=exercise.id,
        score=exercise.score,
        points=exercise.points,
        status=exercise.status,
        pending=exercise.pending,
        optional=exercise.optional,
        answer=answer_digest(exercise),
    )


def answer_digest(exercise: ExerciseResult) -> str:
    """The digest of the texts in an exercise that a person marks; "" if there are none."""
    texts = [str(case.observed) for case in exercise.cases if case.reason == "manual"]
    # A student's text may have lone surrogates, which strict UTF-8 refuses.
    return hashlib.sha256("\0".join(texts).encode("utf-8", "surrogatepass")).hexdigest()[:32] if texts else ""


def records_by_student(records: Records) -> dict[str, Records]:
    """The records by student, made in one pass over all of them."""
    parts: dict[str, dict[str, list[Any]]] = {}
    for name in RECORD_FIELDS:
        for each in getattr(records, name):
            parts.setdefault(each.student, {}).setdefault(name, []).append(each)
    return {student: Records(**{name: tuple(rows) for name, rows in found.items()}) for student, found in parts.items()}


def numbered_attempts(attempts: Iterable[GradedAttempt]) -> tuple[GradedAttempt, ...]:
    """The attempts in the order of handing in, numbered anew: by their times if all have one, else by number."""
    given = tuple(attempts)
    times = [each.submitted for each in given]
    known = [time for time in times if time is not None]
    keys: list[Any] = known if len(known) == len(given) else [each.number for each in given]
    # Of equal times the number decides.
    ranked = sorted(range(len(given)), key=lambda place: (keys[place], given[place].number))
    return tuple(replace(given[place], number=number) for number, place in enumerate(ranked, 1))
