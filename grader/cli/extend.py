"""`grader extend`: a later due date for one student, with a reason; added to the gradebook, never written over."""

import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.built.freeze import digest, loads
from grader.cli.booked import assignment_in, author_named, said_reason, student_named
from grader.cli.errors import CannotRun
from grader.cli.override import mark
from grader.cli.typed_moment import moment_of
from grader.engine.built_file import built_file
from grader.gradebook.book import Book
from grader.gradebook.class_marks import Standing, standing_of
from grader.gradebook.late import decimal, moment
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import Conditions, Extension, conditions_of


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of `grader extend`."""

    out: Path
    student: str
    until: str
    reason: str
    author: str | None
    gradebook: str | None
    assignment: Path | None
    new: bool = False


def run_extend(asked: Asked) -> None:
    """Records the extension and prints what it changes."""
    until = moment_of("--until", asked.until)
    reason, author = said_reason(asked.reason), author_named(asked.author)
    announcing = None if asked.assignment is None else built_file(asked.assignment).data
    # With the assignment at hand, its gradebook may be made here: nothing has been graded yet.
    with opened_book(book_address(asked.out, asked.gradebook), must_exist=announcing is None) as book:
        conditions = assignment_in(book, asked.out) if announcing is None else announced(book, announcing)
        name = conditions.assignment
        after_due(conditions, until)
        student = student_named(asked.student, book.students(name), new=asked.new)
        # Read before and after, as only the rules of lateness say what the extension is worth.
        before = standing_of(conditions, book.records(name), student)
        book.extend(name, Extension(student, until, reason, author, datetime.now(UTC)))
        after = standing_of(conditions, book.records(name), student)
        # What is hidden stays hidden from all until the last extension of anybody has ended.
        closes = max(filter(None, (conditions.due, book.closes(name))))
    sys.stdout.write(outcome(before, after, closes))


def announced(book: Book, built: bytes) -> Conditions:
    """The terms of a built assignment, recorded now: a student may need more time before anything was graded."""
    assignment = loads(built)
    book.announce(conditions_of(assignment), digest(built), assignment.students)
    return conditions_of(assignment)


def after_due(conditions: Conditions, until: datetime) -> None:
    """Raises `CannotRun` where there is no due date to extend, or the new one is not later."""
    if conditions.due is None:
        raise CannotRun(f"{conditions.assignment} has no due date, so there is nothing to extend.")
    if until <= conditions.due:
        due = moment(conditions.due, conditions.due.tzinfo)
        raise CannotRun(f"--until {until.isoformat()}: it is due at {due} anyway; write a later time.")


def outcome(before: Standing, after: Standing, closes: datetime) -> str:
    """Lines for the terminal: the new due date, what it changes, and until when hidden cases stay hidden."""
    assert after.due is not None and before.due is not None  # noqa: S101, PT018  `after_due` has looked
    zone = after.due.tzinfo
    lines = [f"{after.student}: due {moment(after.due, zone)}, and {moment(before.due, zone)} before."]
    if before.score != after.score:
        points = decimal(after.points)
        lines.append(f"The mark is {mark(after)} now, and was {mark(before)}, of {points} points.")
    lines += [f"  {sentence}" for sentence in after.sentences if after.counts is not None]
    lines.append(f"What is hidden while the assignment is open stays hidden from all until {moment(closes, zone)}.")
    return "\n".join(lines) + "\n"
