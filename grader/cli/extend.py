"""`grader extend`: a later due date for one student, with a reason; added to the gradebook, never written over."""

import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.built.freeze import digest, loads
from grader.cli.booked import decision_author, recorded_conditions, recorded_student, required_reason
from grader.cli.errors import CannotRun
from grader.cli.override import mark_words
from grader.cli.typed_moment import typed_moment
from grader.engine.built_file import built_file
from grader.gradebook.book import Gradebook
from grader.gradebook.class_marks import Standing, standing_of
from grader.gradebook.late import decimal_text, moment_text
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import Conditions, Extension, built_conditions


@dataclass(frozen=True, slots=True)
class ExtendOptions:
    """The options of `grader extend`."""

    out: Path
    student: str
    until: str
    reason: str
    author: str | None
    gradebook: str | None
    assignment: Path | None
    new: bool = False


def run_extend(asked: ExtendOptions) -> None:
    """Records the extension and prints what it changes."""
    until = typed_moment("--until", asked.until)
    reason, author = required_reason(asked.reason), decision_author(asked.author)
    announcing = None if asked.assignment is None else built_file(asked.assignment).data
    # With the assignment at hand, its gradebook may be made here: nothing has been graded yet.
    with opened_book(book_address(asked.out, asked.gradebook), must_exist=announcing is None) as book:
        conditions = (
            recorded_conditions(book, asked.out) if announcing is None else announced_conditions(book, announcing)
        )
        name = conditions.assignment
        refuse_early_date(conditions, until)
        student = recorded_student(asked.student, book.students(name), new=asked.new)
        # Read before and after, as only the rules of lateness say what the extension is worth.
        before = standing_of(conditions, book.records(name), student)
        book.extend(name, Extension(student, until, reason, author, datetime.now(UTC)))
        after = standing_of(conditions, book.records(name), student)
        # What is hidden stays hidden from all until the last extension of anybody has ended.
        closes = max(filter(None, (conditions.due, book.closes(name))))
    sys.stdout.write(extension_outcome(before, after, closes))


def announced_conditions(book: Gradebook, built: bytes) -> Conditions:
    """The terms of a built assignment, recorded now: a student may need more time before anything was graded."""
    assignment = loads(built)
    book.announce(built_conditions(assignment), digest(built), assignment.students)
    return built_conditions(assignment)


def refuse_early_date(conditions: Conditions, until: datetime) -> None:
    """Raises `CannotRun` where there is no due date to extend, or the new one is not later."""
    if conditions.due is None:
        raise CannotRun(f"{conditions.assignment} has no due date, so there is nothing to extend.")
    if until <= conditions.due:
        due = moment_text(conditions.due, conditions.due.tzinfo)
        raise CannotRun(f"--until {until.isoformat()}: it is due at {due} anyway; write a later time.")


def extension_outcome(before: Standing, after: Standing, closes: datetime) -> str:
    """Lines for the terminal: the new due date, what it changes, and until when hidden cases stay hidden."""
    assert after.due is not None and before.due is not None  # noqa: S101, PT018  `refuse_early_date` has looked
    zone = after.due.tzinfo
    lines = [f"{after.student}: due {moment_text(after.due, zone)}, and {moment_text(before.due, zone)} before."]
    if before.score != after.score:
        points = decimal_text(after.points)
        lines.append(f"The mark is {mark_words(after)} now, and was {mark_words(before)}, of {points} points.")
    lines += [f"  {sentence}" for sentence in after.sentences if after.counts is not None]
    lines.append(
        f"What is hidden while the assignment is open stays hidden from all until {moment_text(closes, zone)}."
    )
    return "\n".join(lines) + "\n"
