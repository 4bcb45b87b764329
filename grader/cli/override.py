"""`grader override`: a mark set by a person, with a reason; added to the gradebook, never written over."""

import math
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.cli.booked import decision_author, recorded_conditions, recorded_exercise, recorded_student, required_reason
from grader.cli.errors import CannotRun
from grader.gradebook.class_marks import Standing, standing_of
from grader.gradebook.late import decimal_text
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import Conditions, MarkOverride


@dataclass(frozen=True, slots=True)
class OverrideOptions:
    """The options of `grader override`."""

    out: Path
    student: str
    exercise: str | None
    score: float | None
    withdraw: bool
    reason: str
    author: str | None
    gradebook: str | None
    new: bool = False


def run_override(asked: OverrideOptions) -> None:
    """Records a mark set by hand, or withdraws it, and prints what it changes."""
    if (asked.score is None) != asked.withdraw:
        raise CannotRun("Say --score N, or --withdraw to take back what was set before.")
    reason, author = required_reason(asked.reason), decision_author(asked.author)
    # It must exist: a mistyped folder would get a gradebook with this one mark.
    with opened_book(book_address(asked.out, asked.gradebook), must_exist=True) as book:
        conditions = recorded_conditions(book, asked.out)
        name = conditions.assignment
        student = recorded_student(asked.student, book.students(name), new=asked.new)
        before = standing_of(conditions, book.records(name), student)
        exercise = None if asked.exercise is None else recorded_exercise(asked.exercise, conditions.exercises).id
        score = None if asked.score is None else sound_score(asked.score, exercise, conditions, before)
        book.override(name, MarkOverride(student, exercise, score, reason, author, datetime.now(UTC)))
        after = standing_of(conditions, book.records(name), student)
    sys.stdout.write(override_outcome(before, after))


def sound_score(score: float, exercise: str | None, conditions: Conditions, standing: Standing) -> float:
    """The score, if it can be one: to two decimals, from nothing to the points there are, bonus included."""
    points = {each.id: each.points for each in conditions.exercises}
    most = math.fsum(points.values()) if exercise is None else points[exercise]
    most = max(most, standing.points) if exercise is None else most
    if not 0 <= score <= most or round(score, 2) != score:  # a comparison with NaN is false
        raise CannotRun(f"--score {score:g}: write a number from 0 to {decimal_text(most)}, to two decimals.")
    return score


def override_outcome(before: Standing, after: Standing) -> str:
    """Lines for the terminal: the student's mark before and now, and how it comes about."""
    points = decimal_text(after.points)
    head = f"{after.student}: {mark_words(before)} before, {mark_words(after)} now, of {points} points."
    rest = "Feedback shows it after the next `grader grade`."
    return "\n".join([head, *(f"  {sentence}" for sentence in after.sentences), rest]) + "\n"


def mark_words(standing: Standing) -> str:
    """A student's mark as text, with what is pending; "no mark" where there is none."""
    if standing.score is None:
        return "no mark"
    return decimal_text(standing.score) + (
        f" (and {decimal_text(standing.pending)} pending)" if standing.pending else ""
    )
