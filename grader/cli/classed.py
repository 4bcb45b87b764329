"""A graded folder with its gradebook, as the commands need it that mark by hand, export and return."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.cli.booked import recorded_conditions
from grader.cli.errors import CannotRun
from grader.collect.attempts import CollectedAttempt, collected_attempts
from grader.engine.why.found_result import run_record
from grader.engine.why.handed_out import HandedOut, handed_out
from grader.gradebook.book import Gradebook
from grader.gradebook.class_marks import Standing, standings
from grader.gradebook.opening import book_address, opened_book
from grader.gradebook.records import Conditions, Records
from grader.report.result_json import read_result
from grader.score.result import Result


@dataclass(frozen=True, slots=True)
class GradedFolder:
    """A graded folder with its gradebook open."""

    out: Path
    book: Gradebook
    conditions: Conditions
    records: Records
    run: dict[str, Any]

    @property
    def assignment(self) -> str:
        """The id of the assignment."""
        return self.conditions.assignment

    def standings(self, others: Sequence[str] = ()) -> tuple[Standing, ...]:
        """The standing of every student, those who were expected and `others` included."""
        return standings(self.conditions, self.records, (*self.book.students(self.assignment), *others))

    def document(self, student: str, submission: str) -> Result | None:
        """The newest result of a submission."""
        text = self.book.document(self.assignment, student, submission)
        return None if text is None else read_result(text)

    def attempts(self, submissions: Path | None) -> tuple[CollectedAttempt, ...]:
        """The attempts that were collected into the folder that was graded, or into the one that is named."""
        if submissions is not None and not submissions.is_dir():
            raise CannotRun(f"{submissions}: there is no such folder of submissions.")
        # run.json notes where the submissions lay; without one, nothing tells whose attempts there are.
        folder = submissions or Path(str(self.run.get("folder") or ""))
        return collected_attempts(folder) if submissions is not None or self.run.get("folder") else ()

    def handed_out(self, assignment: Path | None) -> HandedOut:
        """The built assignment that was graded with; raises CannotRun where it is not to be found."""
        found = handed_out(self.run, assignment)
        if found is None:
            raise CannotRun("The built assignment is not where it was when it was graded: name it with --assignment.")
        # Rubrics and rules of another assignment would be applied to these marks.
        if found.built.id != self.assignment:
            raise CannotRun(f"{found.file} is {found.built.id}, and {self.out} was graded as {self.assignment}.")
        return found


@contextmanager
def opened_graded_folder(out: Path, gradebook: str | None) -> Iterator[GradedFolder]:
    """The graded folder with its gradebook open; raises `CannotRun` where there is none."""
    if not out.is_dir():
        raise CannotRun(f"{out}: there is no such folder; name the one that `grader grade --out` wrote.")
    # It must exist: a mistyped address would make an empty gradebook.
    with opened_book(book_address(out, gradebook), must_exist=True) as book:
        conditions = recorded_conditions(book, out)
        yield GradedFolder(out, book, conditions, book.records(conditions.assignment), dict(run_record(out)))


def allowed_choice(option: str, asked: str, allowed: Sequence[str]) -> str:
    """The value of an option; raises `CannotRun` where it is none of those allowed."""
    if asked not in allowed:
        raise CannotRun(f"{option} {asked}: there are only {', '.join(allowed)}.")
    return asked
