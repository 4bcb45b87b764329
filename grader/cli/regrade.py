"""`grader regrade`: a class graded again after an assignment was mended; who changes, by how much, and what is kept."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from grader.built.freeze import digest, dumps, loads
from grader.cli.booked import assignment_in
from grader.cli.changed import csv_of, tell
from grader.cli.errors import CannotRun
from grader.cli.grade import Asked as Grading
from grader.cli.grade import isolation_in_force, run_grade, submissions_of
from grader.engine.built_file import as_before, built_anew, document_file
from grader.engine.classrun import packages_of
from grader.engine.grade_submission import Graded
from grader.engine.regrade_quietly import Task, graded_again, with_same_variants
from grader.engine.result_files import result_file
from grader.export.exported import listed
from grader.gradebook.book import Book
from grader.gradebook.changed_marks import regraded
from grader.gradebook.handed_in_work import earlier_work, handed_in
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import HandedIn, Kept, Records, attempt_of, conditions_of
from grader.intake.read_submission import student_of
from grader.report.result_json import result_text
from grader.texts.safe_names import clashing_names, safe_name
from grader.texts.safe_text import one_line
from grader.texts.whole_files import write


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of `grader regrade`."""

    assignment: Path
    submissions: Path
    out: Path
    dry_run: bool
    allow_lower: bool
    csv: Path | None
    workers: int | None
    isolation: str
    gradebook: str | None


@dataclass(frozen=True, slots=True)
class Work:
    """One attempt: its files, when it was handed in, and whether it is the student's newest."""

    task: Task
    handed_in: HandedIn | None
    newest: bool


@dataclass(frozen=True, slots=True)
class Again:
    """One attempt with the result of grading it again."""

    work: Work
    graded: Graded

    @property
    def handed_in(self) -> HandedIn | None:
        """The time and group of handing in, if they are known."""
        return self.work.handed_in

    @property
    def sound(self) -> bool:
        """Whether the result may take the place of the old one: not where grading failed through us."""
        return all(each.status != "ungraded" for each in self.graded.result.exercises)


def run_regrade(asked: Asked) -> None:
    """Grades a class again, prints what changes, and records it unless this is a dry run."""
    if not asked.assignment.is_file():
        raise CannotRun(f"{asked.assignment}: there is no such assignment.")
    if not asked.submissions.is_dir():
        raise CannotRun(f"{asked.submissions}: there is no such folder of submissions.")
    with opened_book(book_address(asked.out, asked.gradebook), must_exist=True) as book:
        before = assignment_in(book, asked.out)
        built = mended(asked.assignment)
        conditions = conditions_of(loads(built))
        if conditions.assignment != before.assignment:
            raise CannotRun(f"{asked.out} holds results of {before.assignment}, not of {conditions.assignment}.")
        records = book.records(before.assignment)
        # Before anything is graded: a machine that cannot hold the code says so at once.
        held = isolation_in_force(asked.isolation, packages_of(built))
        again = done_again(built, work_in(asked.submissions, conditions.assignment), asked.workers, held.name)
        # An attempt on which grading failed through a fault of ours keeps its old mark.
        new = tuple(attempt_of(each.graded.result, each.handed_in) for each in again if each.sound)
        found = regraded((before, conditions), records, new, datetime.now(UTC), allow_lower=asked.allow_lower)
        if asked.csv is not None:
            write(asked.csv, csv_of(found))
        tell_failures(again)
        tell(found, untouched(records, again))
        tell_fallen(found.fallen, asked)
        if asked.dry_run:
            sys.stdout.write("This was a dry run: nothing was changed.\n")
            return
        applied(asked, book, built, found.kept, again)
    finish(asked, held.name)


def mended(assignment: Path) -> bytes:
    """The assignment built from its files as they are now; variants with the same numbers keep their fingerprint."""
    file = document_file(assignment)
    # Nothing is written here: a dry run leaves even the built document as it is.
    new = built_anew(assignment)
    if not file.exists():
        return dumps(new)
    before = file.read_bytes()
    return dumps(as_before(with_same_variants(new, loads(before)), before))


def work_in(folder: Path, assignment: str) -> tuple[Work, ...]:
    """The newest work of everybody, then the attempts before it where they were collected."""
    paths = submissions_of(folder, assignment, ())
    known = handed_in(folder)
    # Named as the gradebook and the files of results name students.
    newest = [work_of(safe_name(student_of(path, assignment)), path, known, newest=True) for path in paths]
    earlier = earlier_work(folder)
    return (*newest, *(work_of(each.student, each.path, {each.student: each.handed_in}) for each in earlier))


def work_of(student: str, path: Path, known: Mapping[str, HandedIn], *, newest: bool = False) -> Work:
    """One attempt with its files, and with when it was handed in, if that is known."""
    found = known.get(student)
    return Work(Task(student, path, found.group if found else ()), found, newest)


def done_again(built: bytes, work: Sequence[Work], workers: int | None, isolation: str) -> tuple[Again, ...]:
    """The attempts, each graded again."""
    graded = graded_again(built, [each.task for each in work], workers or os.cpu_count() or 1, isolation)
    return tuple(Again(each, done) for each, done in zip(work, graded, strict=True))


def untouched(records: Records, again: Sequence[Again]) -> int:
    """The number of recorded attempts that stay as they are, because their files are not in the folder."""
    seen = {(each.graded.result.student, each.graded.result.submission) for each in again}
    return sum((each.student, each.submission) not in seen for each in records.attempts)


def tell_failures(again: Sequence[Again]) -> None:
    """Prints what could not be graded again; it stays as it was."""
    for each in again:
        if not each.sound:
            why = one_line("; ".join(each.graded.failures) or "it was not graded")
            sys.stdout.write(f"Stays as it was, through a fault of ours: {each.graded.result.student}: {why}\n")


def tell_fallen(students: Sequence[str], asked: Asked) -> None:
    """Prints whose mark falls through changed rules; raises `CannotRun` where they are not allowed to."""
    if students and not asked.allow_lower:
        rules = "The rules of lateness or attempts, or the due date, are others now, and marks fall"
        why = f"{rules}: {listed(students)}."
        if not asked.dry_run:
            raise CannotRun(f"{why} Nothing was changed. Put the rules back, or say --allow-lower.")
        sys.stdout.write(f"{why} It is not done without --allow-lower.\n")


def applied(asked: Asked, book: Book, built: bytes, kept: Sequence[Kept], again: Sequence[Again]) -> None:
    """Records the regrade. Marks that must not fall are recorded first: a stop anywhere after that lowers nothing."""
    assignment = loads(built)
    book.keep(assignment.id, kept)
    write(document_file(asked.assignment), built.decode())
    book.announce(conditions_of(assignment), digest(built), assignment.students)
    clashing = clashing_names(each.work.task.student for each in again if each.work.newest)
    for each in again:
        if each.sound:
            book.record(each.graded.result, each.handed_in)
            if each.work.newest:  # `grade` finds it there, and only renders it
                student = each.work.task.student
                write(result_file(asked.out, student, apart=student in clashing), result_text(each.graded.result))


def finish(asked: Asked, isolation: str) -> None:
    """Renders all pages anew, as `grader grade` does it."""
    grading = Grading(asked.assignment, asked.submissions, asked.out, asked.workers, isolation, (), None, False, False)
    run_grade(replace(grading, gradebook=asked.gradebook))
