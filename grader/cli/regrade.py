"""`grader regrade`: a class graded again after an assignment was mended; who changes, by how much, and what is kept."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from grader.built.freeze import digest, dumps, loads
from grader.cli.booked import recorded_conditions
from grader.cli.changed import changes_csv, print_changes
from grader.cli.errors import CannotRun
from grader.cli.grade import GradeOptions as Grading
from grader.cli.grade import isolation_in_force, run_grade, submissions_to_grade
from grader.engine.building_document import built_anew, with_earlier_version
from grader.engine.classrun import packages_of
from grader.engine.document_file import document_file
from grader.engine.grade_submission import GradedSubmission
from grader.engine.regrade_quietly import RegradeTask, regraded_submissions, with_same_variants
from grader.engine.result_files import result_file
from grader.export.exported import listed_students
from grader.gradebook.book import Gradebook
from grader.gradebook.changed_marks import regraded
from grader.gradebook.handed_in_work import earlier_work, handed_in_times
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import HandedIn, KeptMark, Records, built_conditions, documented_attempt
from grader.intake.read_submission import entry_student
from grader.report.result_json import result_text
from grader.texts.safe_names import clashing_names, safe_name
from grader.texts.safe_text import one_line
from grader.texts.whole_files import write_whole


@dataclass(frozen=True, slots=True)
class RegradeOptions:
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
class AttemptWork:
    """One attempt: its files, when it was handed in, and whether it is the student's newest."""

    task: RegradeTask
    handed_in: HandedIn | None
    newest: bool


@dataclass(frozen=True, slots=True)
class RegradedAttempt:
    """One attempt with the result of grading it again."""

    work: AttemptWork
    graded: GradedSubmission

    @property
    def handed_in(self) -> HandedIn | None:
        """The time and group of handing in, if they are known."""
        return self.work.handed_in

    @property
    def sound(self) -> bool:
        """Whether the result may take the place of the old one: not where grading failed through us."""
        return all(each.status != "ungraded" for each in self.graded.result.exercises)


def run_regrade(asked: RegradeOptions) -> None:
    """Grades a class again, prints what changes, and records it unless this is a dry run."""
    if not asked.assignment.is_file():
        raise CannotRun(f"{asked.assignment}: there is no such assignment.")
    if not asked.submissions.is_dir():
        raise CannotRun(f"{asked.submissions}: there is no such folder of submissions.")
    with opened_book(book_address(asked.out, asked.gradebook), must_exist=True) as book:
        before = recorded_conditions(book, asked.out)
        built = rebuilt_document(asked.assignment)
        conditions = built_conditions(loads(built))
        if conditions.assignment != before.assignment:
            raise CannotRun(f"{asked.out} holds results of {before.assignment}, not of {conditions.assignment}.")
        records = book.records(before.assignment)
        # Before anything is graded: a machine that cannot hold the code says so at once.
        held = isolation_in_force(asked.isolation, packages_of(built))
        again = regraded_attempts(
            built, attempts_to_regrade(asked.submissions, conditions.assignment), asked.workers, held.name
        )
        # An attempt on which grading failed through a fault of ours keeps its old mark.
        new = tuple(documented_attempt(each.graded.result, each.handed_in) for each in again if each.sound)
        found = regraded((before, conditions), records, new, datetime.now(UTC), allow_lower=asked.allow_lower)
        if asked.csv is not None:
            write_whole(asked.csv, changes_csv(found))
        tell_failures(again)
        print_changes(found, count_untouched(records, again))
        tell_fallen(found.fallen, asked)
        if asked.dry_run:
            sys.stdout.write("This was a dry run: nothing was changed.\n")
            return
        apply_regrade(asked, book, built, found.kept, again)
    render_regraded(asked, held.name)


def rebuilt_document(assignment: Path) -> bytes:
    """The assignment built from its files as they are now; variants with the same numbers keep their fingerprint."""
    file = document_file(assignment)
    # Nothing is written here: a dry run leaves even the built document as it is.
    new = built_anew(assignment)
    if not file.exists():
        return dumps(new)
    before = file.read_bytes()
    return dumps(with_earlier_version(with_same_variants(new, loads(before)), before))


def attempts_to_regrade(folder: Path, assignment: str) -> tuple[AttemptWork, ...]:
    """The newest work of everybody, then the attempts before it where they were collected."""
    paths = submissions_to_grade(folder, assignment, ())
    known = handed_in_times(folder)
    # Named as the gradebook and the files of results name students.
    newest = [attempt_work(safe_name(entry_student(path, assignment)), path, known, newest=True) for path in paths]
    earlier = earlier_work(folder)
    return (*newest, *(attempt_work(each.student, each.path, {each.student: each.handed_in}) for each in earlier))


def attempt_work(student: str, path: Path, known: Mapping[str, HandedIn], *, newest: bool = False) -> AttemptWork:
    """One attempt with its files, and with when it was handed in, if that is known."""
    found = known.get(student)
    return AttemptWork(RegradeTask(student, path, found.group if found else ()), found, newest)


def regraded_attempts(
    built: bytes, work: Sequence[AttemptWork], workers: int | None, isolation: str
) -> tuple[RegradedAttempt, ...]:
    """The attempts, each graded again."""
    graded = regraded_submissions(built, [each.task for each in work], workers or os.cpu_count() or 1, isolation)
    return tuple(RegradedAttempt(each, done) for each, done in zip(work, graded, strict=True))


def count_untouched(records: Records, again: Sequence[RegradedAttempt]) -> int:
    """The number of recorded attempts that stay as they are, because their files are not in the folder."""
    seen = {(each.graded.result.student, each.graded.result.submission) for each in again}
    return sum((each.student, each.submission) not in seen for each in records.attempts)


def tell_failures(again: Sequence[RegradedAttempt]) -> None:
    """Prints what could not be graded again; it stays as it was."""
    for each in again:
        if not each.sound:
            why = one_line("; ".join(each.graded.failures) or "it was not graded")
            sys.stdout.write(f"Stays as it was, through a fault of ours: {each.graded.result.student}: {why}\n")


def tell_fallen(students: Sequence[str], asked: RegradeOptions) -> None:
    """Prints whose mark falls through changed rules; raises `CannotRun` where they are not allowed to."""
    if students and not asked.allow_lower:
        rules = "The rules of lateness or attempts, or the due date, are others now, and marks fall"
        why = f"{rules}: {listed_students(students)}."
        if not asked.dry_run:
            raise CannotRun(f"{why} Nothing was changed. Put the rules back, or say --allow-lower.")
        sys.stdout.write(f"{why} It is not done without --allow-lower.\n")


def apply_regrade(
    asked: RegradeOptions, book: Gradebook, built: bytes, kept: Sequence[KeptMark], again: Sequence[RegradedAttempt]
) -> None:
    """Records the regrade. Marks that must not fall are recorded first: a stop anywhere after that lowers nothing."""
    assignment = loads(built)
    book.keep(assignment.id, kept)
    write_whole(document_file(asked.assignment), built.decode())
    book.announce(built_conditions(assignment), digest(built), assignment.students)
    clashing = clashing_names(each.work.task.student for each in again if each.work.newest)
    for each in again:
        if each.sound:
            book.record(each.graded.result, each.handed_in)
            if each.work.newest:  # `grade` finds it there, and only renders it
                student = each.work.task.student
                write_whole(result_file(asked.out, student, apart=student in clashing), result_text(each.graded.result))


def render_regraded(asked: RegradeOptions, isolation: str) -> None:
    """Renders all pages anew, as `grader grade` does it."""
    grading = Grading(asked.assignment, asked.submissions, asked.out, asked.workers, isolation, (), None, False, False)
    run_grade(replace(grading, gradebook=asked.gradebook))
