"""The standing of every student: the attempt that counts, and the final mark.

Pure functions of plain records, so that they hold for a gradebook and for a folder of results alike.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from grader.gradebook.attempt_mark import CurrentMark, WeighedAttempt, current_marks, due_of, exact_sum, weighed_attempt
from grader.gradebook.final_mark import Standing, sentences_of, told_to_student
from grader.gradebook.late import ON_TIME
from grader.gradebook.records import Conditions, ExerciseMark, Records, numbered_attempts, records_by_student

__all__ = ["Standing", "standing_of", "standings", "told_to_student"]


def standings(conditions: Conditions, records: Records, students: Iterable[str] = ()) -> tuple[Standing, ...]:
    """The standings of all students in the records, and of those in `students` who handed in nothing."""
    known = records_by_student(records)
    return tuple(own_standing(conditions, known.get(name, Records()), name) for name in sorted({*known, *students}))


def standing_of(conditions: Conditions, records: Records, student: str) -> Standing:
    """The standing of one student, from the records of all."""
    return own_standing(conditions, records_by_student(records).get(student, Records()), student)


def own_standing(conditions: Conditions, own: Records, student: str) -> Standing:
    """The standing of one student; `own` are the records of this student alone."""
    attempts = attempts_in_order(conditions, own)
    counts = counting_attempt(attempts, conditions.attempts.keep)
    marks = counts.marks if counts else marks_without_work(conditions, own)
    override = next((each for each in reversed(own.overrides) if each.exercise is None), None)
    # A score of None takes an earlier override back.
    override = override if override is not None and override.score is not None else None
    raw, score = (counts.raw, counts.score) if counts else (sum_of_marks(marks), sum_of_marks(marks))
    rivals = rival_attempts(attempts, counts, conditions.attempts.keep) if override is None else ()
    pending = counts.pending if counts else 0
    ungraded = counts.ungraded if counts else ()
    if override is not None:
        score, pending, ungraded = override.score, 0, ()
    standing = Standing(
        student=student,
        points=counts.attempt.points if counts else points_of(conditions),
        attempts=attempts,
        counts=counts,
        raw=raw,
        # Exact: as floats, 31.55 - 28.4 is not 3.15.
        penalty=float(exact_sum([counts.raw]) - exact_sum([counts.score])) if counts else 0,
        score=None if ungraded else score,
        final=None if ungraded or pending or rivals else score,
        pending=pending,
        ungraded=ungraded,
        rivals=rivals,
        marks=marks,
        override=override,
        due=due_of(conditions, own.extensions),
        late=counts.late if counts else ON_TIME,
    )
    return replace(standing, sentences=tuple(sentences_of(standing, conditions, own.extensions)))


def attempts_in_order(conditions: Conditions, own: Records) -> tuple[WeighedAttempt, ...]:
    """The attempts of a student in order, each marked whether it is within the limit of attempts."""
    found: list[WeighedAttempt] = []
    used = 0
    for attempt in numbered_attempts(own.attempts):
        allowed = conditions.attempts.limit is None or used < conditions.attempts.limit
        found.append(weighed_attempt(conditions, own, attempt, within_limit=allowed))
        # An attempt that failed through a fault of ours uses up none.
        used += not found[-1].ungraded
    return tuple(found)


def counting_attempt(attempts: Sequence[WeighedAttempt], keep: str) -> WeighedAttempt | None:
    """The attempt that counts: the last, or the best after lateness and the first of equals; None if there is none.

    An attempt that failed through a fault of ours counts as the best only if there is no other.
    """
    allowed = [each for each in attempts if each.within_limit]
    if keep == "last" or not allowed:
        return allowed[-1] if allowed else None
    # Of equals `max` takes the first.
    return max(allowed, key=lambda each: (not each.ungraded, each.score))


def rival_attempts(
    attempts: Sequence[WeighedAttempt], counts: WeighedAttempt | None, keep: str
) -> tuple[WeighedAttempt, ...]:
    """The attempts that would count instead if all that waits in them were right; none if the last one counts."""
    if counts is None or keep == "last":
        return ()
    return tuple(each for each in attempts if each.within_limit and each is not counts and each.at_most > counts.score)


def marks_without_work(conditions: Conditions, own: Records) -> tuple[CurrentMark, ...]:
    """The marks of a student who handed in nothing: none, unless a person has set some."""
    if not any(each.exercise is not None and each.score is not None for each in own.overrides):
        return ()
    missing = [ExerciseMark(each.id, 0, each.points, "missing", 0, each.optional) for each in conditions.exercises]
    return current_marks(missing, "", own)


def sum_of_marks(marks: Sequence[CurrentMark]) -> float | None:
    """The sum of the marks; None if there are none."""
    return float(exact_sum(mark.score or 0 for mark in marks)) if marks else None


def points_of(conditions: Conditions) -> float:
    """The points of an assignment without bonus exercises."""
    return float(exact_sum(each.points for each in conditions.exercises if not each.optional))
