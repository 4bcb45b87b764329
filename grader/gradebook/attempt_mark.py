"""The mark of one attempt: the marks of its exercises after people's decisions, less the penalty for lateness."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from grader.gradebook.late import Lateness, after_penalty, decimal_text, lateness
from grader.gradebook.records import (
    Conditions,
    ExerciseMark,
    Extension,
    GradedAttempt,
    KeptMark,
    ManualMark,
    MarkOverride,
    Records,
)


@dataclass(frozen=True, slots=True)
class CurrentMark:
    """The present mark of an exercise; `score` is None while it waits for a person, or if it failed through us."""

    exercise: str
    score: float | None
    points: float
    optional: bool
    status: str
    pending: float = 0
    why: str = ""  # what a person or a regrade changed, in a sentence
    comment: str = ""  # what a person said of a written answer
    marker: str = ""  # who marked a written answer


@dataclass(frozen=True, slots=True)
class WeighedAttempt:
    """An attempt with its present marks, their sum, and the score after the penalty for lateness."""

    attempt: GradedAttempt
    marks: tuple[CurrentMark, ...]
    raw: float
    late: Lateness
    score: float
    within_limit: bool = True

    @property
    def ungraded(self) -> tuple[str, ...]:
        """The exercises that failed through a fault of ours."""
        return tuple(mark.exercise for mark in self.marks if mark.status == "ungraded")

    @property
    def at_most(self) -> float:
        """The score after the penalty if all that waits turns out right."""
        # What failed through us may turn out right as a whole.
        waiting = (mark.points if mark.status == "ungraded" else mark.pending for mark in self.marks)
        return float(after_penalty(exact_sum([self.raw, *waiting]), self.late))

    @property
    def pending(self) -> float:
        """The points that wait for a person."""
        return float(exact_sum(mark.pending for mark in self.marks))


def weighed_attempt(
    conditions: Conditions, own: Records, attempt: GradedAttempt, *, within_limit: bool = True
) -> WeighedAttempt:
    """The attempt with its score under the assignment's terms; `own` are the records of its student."""
    marks = current_marks(attempt.marks, attempt.submission, own)
    raw = exact_sum(mark.score or 0 for mark in marks)
    late = lateness(conditions.late, due_of(conditions, own.extensions), attempt.submitted, flagged=attempt.flagged)
    return WeighedAttempt(attempt, marks, float(raw), late, float(after_penalty(raw, late)), within_limit)


def due_of(conditions: Conditions, extensions: Sequence[Extension]) -> datetime | None:
    """The due date of a student with these extensions: the last one recorded holds, and none makes it earlier."""
    if conditions.due is None or not extensions:
        return conditions.due
    return max(conditions.due, extensions[-1].until).astimezone(conditions.due.tzinfo)  # in the course's own zone


def current_marks(marks: Sequence[ExerciseMark], submission: str, own: Records) -> tuple[CurrentMark, ...]:
    """The present marks of an attempt, with people's decisions and the marks that a regrade kept."""
    # Decisions come in the order of recording: a later one takes the place of an earlier one in each dict.
    set_by_hand = {each.exercise: each for each in own.overrides if each.exercise is not None}
    # By the text's digest too: a mark holds only for the text that was read.
    manual = {(each.exercise, each.answer): each for each in own.manual}
    kept = {each.exercise: each for each in own.kept if each.submission == submission}
    return tuple(
        current_mark(
            mark, set_by_hand.get(mark.exercise), manual.get((mark.exercise, mark.answer)), kept.get(mark.exercise)
        )
        for mark in marks
    )


def current_mark(
    mark: ExerciseMark, override: MarkOverride | None, manual: ManualMark | None, kept: KeptMark | None
) -> CurrentMark:
    """The present mark of one exercise: an override first, then a person's mark for a text, then what grading found."""
    score: float | None = None if mark.status in ("ungraded", "manual") else mark.score
    status, pending, why, comment, marker = mark.status, mark.pending, "", "", ""
    if override is not None and override.score is not None:
        why = f"{mark.exercise}: set to {decimal_text(override.score)} by {override.author}: {override.reason}"
        return CurrentMark(mark.exercise, override.score, mark.points, mark.optional, "set", 0, why)
    if manual is not None and mark.answer:
        score, status, pending, comment = manual.score, "marked", 0, manual.comment
        marker = manual.author
        why = f"{mark.exercise}: {decimal_text(manual.score)} of {decimal_text(mark.points)} given by {manual.author}."
    # A floor, also under what a person gave; only an override is above it.
    if kept is not None and kept.score > (score or 0):
        score, status, pending = kept.score, "kept", 0
        then = f"graded again ({decimal_text(mark.score)} then)"
        why = f"{mark.exercise}: {decimal_text(kept.score)} was kept when it was {then}."
    return CurrentMark(mark.exercise, score, mark.points, mark.optional, status, pending, why, comment, marker)


def exact_sum(points: Iterable[float]) -> Fraction:
    """The exact sum of points that were each rounded to two decimals."""
    # By their decimal text: 0.1 as a float is not a tenth, and three of them are more than 0.3.
    return sum((Fraction(str(value)) for value in points), Fraction(0))
