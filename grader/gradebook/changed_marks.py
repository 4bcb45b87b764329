"""The changes of a regrade, mark by mark, and the marks that it keeps: it lowers none unless asked to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from fractions import Fraction

from grader.gradebook.attempt_mark import CurrentMark, current_marks
from grader.gradebook.class_marks import Standing, standings
from grader.gradebook.records import (
    Conditions,
    ExerciseMark,
    GradedAttempt,
    KeptMark,
    Records,
    numbered_attempts,
    records_by_student,
)
from grader.score.marks import rounded_points

KEPT_REASON = "A regrade lowers nothing unless asked to."
LOWERED_REASON = "A regrade was asked to lower marks."


@dataclass(frozen=True, slots=True)
class MarkChange:
    """A mark of one attempt before and after a regrade; `kept` is the mark that counts instead of `after`, if any.

    `before` or `after` is None where there was, or is, no mark: an exercise that is new, gone or waits for a person.
    """

    student: str
    attempt: int
    submission: str
    exercise: str
    before: float | None
    after: float | None
    points: float
    kept: float | None = None


@dataclass(frozen=True, slots=True)
class Regraded:
    """The outcome of a regrade: its changes, the new records, and every student's standing before and after."""

    changes: tuple[MarkChange, ...]
    kept: tuple[KeptMark, ...]
    records: Records
    before: tuple[Standing, ...]
    after: tuple[Standing, ...]
    fallen: tuple[str, ...] = ()  # students whose mark falls through other rules, such as those of lateness

    @property
    def moved(self) -> tuple[tuple[Standing, Standing], ...]:
        """The standings before and after of each student whose mark changes."""
        pairs = zip(self.before, self.after, strict=True)
        return tuple((old, new) for old, new in pairs if (old.score, old.final) != (new.score, new.final))


def regraded(
    terms: tuple[Conditions, Conditions],
    records: Records,
    new: Sequence[GradedAttempt],
    at: datetime,
    *,
    allow_lower: bool,
) -> Regraded:
    """The outcome of a regrade in which new attempts replace recorded ones; `terms` are the old and the new ones."""
    changes = tuple(mark_changes(records, new, allow_lower=allow_lower))
    kept = tuple(marks_to_keep(changes, records, at, allow_lower=allow_lower))
    later = replace(records, attempts=with_new_marks(records.attempts, new), kept=(*records.kept, *kept))
    students = {each.student for each in (*records.attempts, *new)}
    before, after = standings(terms[0], records, students), standings(terms[1], later, students)
    return Regraded(changes, kept, later, before, after, students_fallen(terms, later, after))


def students_fallen(terms: tuple[Conditions, Conditions], later: Records, after: Sequence[Standing]) -> tuple[str, ...]:
    """The students whose mark falls through new rules of lateness or attempts."""
    old, new = terms
    as_it_was = replace(new, due=old.due, late=old.late, attempts=old.attempts)
    held = standings(as_it_was, later, (each.student for each in after))
    return tuple(now.student for was, now in zip(held, after, strict=True) if (now.score or 0) < (was.score or 0))


def with_new_marks(attempts: Sequence[GradedAttempt], new: Sequence[GradedAttempt]) -> tuple[GradedAttempt, ...]:
    """The recorded attempts with the new marks, and the attempts that are new; times and numbers stay."""
    found = {(each.student, each.submission): each for each in new}
    changed = tuple(
        replace(old, built=now.built, points=now.points, marks=now.marks) if now is not None else old
        for old in attempts
        for now in [found.get((old.student, old.submission))]
    )
    known = {(each.student, each.submission) for each in attempts}
    return (*changed, *(each for key, each in found.items() if key not in known))


def mark_changes(records: Records, new: Sequence[GradedAttempt], *, allow_lower: bool) -> Iterator[MarkChange]:
    """The changes of all marks that differ, by student, attempt and exercise."""
    found = {(each.student, each.submission): each for each in new}
    for student, own in sorted(records_by_student(records).items()):
        for old in numbered_attempts(own.attempts):
            now = found.get((student, old.submission))
            if now is not None:
                # Without people's decisions, which a regrade leaves alone, but with what earlier ones kept.
                marks = current_marks(old.marks, old.submission, Records(kept=own.kept))
                yield from attempt_changes(old, marks, now.marks, allow_lower=allow_lower)


def attempt_changes(
    attempt: GradedAttempt, old: Sequence[CurrentMark], new: Sequence[ExerciseMark], *, allow_lower: bool
) -> Iterator[MarkChange]:
    """The changes of one attempt's marks."""
    before = {mark.exercise: mark for mark in old}
    after = {mark.exercise: mark for mark in new}
    for exercise in dict.fromkeys([*after, *before]):
        was, now = before.get(exercise), after.get(exercise)
        had = None if was is None else was.score
        has = None if now is None or now.status in ("manual", "ungraded") else now.score
        if had == has and (was is None or now is None or was.points == now.points):
            continue
        floor = None if was is None or now is None or had is None else in_proportion(had, was.points, now.points)
        kept = floor if floor is not None and not allow_lower and floor > (has or 0) else None
        points = now.points if now is not None else before[exercise].points
        yield MarkChange(attempt.student, attempt.number, attempt.submission, exercise, had, has, points, kept)


def in_proportion(score: float, points: float, new_points: float) -> float:
    """The score of an exercise in proportion to its new points: full marks stay full marks.

    >>> in_proportion(3.0, 4.0, 4.0), in_proportion(3.0, 4.0, 2.0)
    (3.0, 1.5)
    """
    if points == new_points or not points:
        return score
    return rounded_points(Fraction(str(score)) * Fraction(str(new_points)) / Fraction(str(points)))


def marks_to_keep(
    changes: Sequence[MarkChange], records: Records, at: datetime, *, allow_lower: bool
) -> Iterator[KeptMark]:
    """The kept marks to record: floors so that nothing falls or, if marks may fall, zeros that lift earlier floors."""
    if not allow_lower:
        for each in changes:
            if each.kept is not None:
                yield KeptMark(each.student, each.submission, each.exercise, each.kept, KEPT_REASON, at)
        return
    kept_before = {(each.student, each.submission, each.exercise): each.score for each in records.kept}
    for each in changes:
        if kept_before.get((each.student, each.submission, each.exercise)):
            yield KeptMark(each.student, each.submission, each.exercise, 0, LOWERED_REASON, at)
