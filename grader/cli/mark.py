"""`grader mark`: written answers out to a marking sheet, and marks back into the gradebook."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grader.cli.booked import decision_author
from grader.cli.classed import GradedFolder, opened_graded_folder
from grader.cli.errors import CannotRun
from grader.cli.rendering import current_page_conditions, render_again
from grader.export.answers_to_mark import WrittenAnswer, answers_that_count, rubrics_of
from grader.export.csv_table import table_in
from grader.export.exported import listed_students
from grader.export.marking_page import sheet_page
from grader.export.marking_sheet import (
    GivenMark,
    Naming,
    SheetMarks,
    SheetProblem,
    read_sheet,
    sheet_text,
    unrecorded_marks,
)
from grader.export.pseudonyms import pseudonym, pseudonym_key
from grader.gradebook.records import ManualMark
from grader.texts.safe_text import counted, one_line
from grader.texts.whole_files import write_whole

SHEET_SUFFIXES = (".csv", ".html")


@dataclass(frozen=True, slots=True)
class MarkOptions:
    """The options of `grader mark`."""

    graded: Path
    out: Path | None = None
    read: Path | None = None
    names: bool = False
    everything: bool = False
    author: str | None = None
    assignment: Path | None = None
    templates: Path | None = None
    gradebook: str | None = None


def run_mark(asked: MarkOptions) -> None:
    """Writes a marking sheet, or records the marks of one."""
    if (asked.out is None) == (asked.read is None):
        raise CannotRun("Say --out FILE for a marking sheet, or --in FILE to read one back.")
    with opened_graded_folder(asked.graded, asked.gradebook) as graded:
        if asked.out is not None:
            write_sheet(asked, graded, asked.out)
        elif asked.read is not None:
            read_back(asked, graded, asked.read)


def written_answers(graded: GradedFolder, assignment: Path | None) -> tuple[WrittenAnswer, ...]:
    """Every text that a person marks, or has marked."""
    rubrics = rubrics_of(graded.handed_out(assignment).built)
    return answers_that_count(graded.standings(), graded.conditions.attempts.keep, graded.document, rubrics)


def naming_in(graded: GradedFolder, *, names: bool) -> Naming:
    """The function that names students on a sheet: by pseudonyms, unless names are asked for."""
    return str if names else partial(pseudonym, pseudonym_key(graded.out))


def write_sheet(asked: MarkOptions, graded: GradedFolder, out: Path) -> None:
    """Writes the marking sheet; one that is there is left alone, as it may hold marks."""
    if out.suffix not in SHEET_SUFFIXES:
        raise CannotRun(f"--out {out}: a marking sheet ends in {' or '.join(SHEET_SUFFIXES)}.")
    if out.exists():
        raise CannotRun(f"{out}: it is there already and may hold marks; name another file, or move it away.")
    found = written_answers(graded, asked.assignment)
    answers = [each for each in found if asked.everything or each.mark is None]
    if not answers:
        done = f" {counted(len(found), 'answer')} marked before: --all writes them again." if found else ""
        sys.stdout.write(f"No written answer waits for a person.{done}\n")
        return
    naming = naming_in(graded, names=asked.names)
    title = graded.conditions.title or graded.assignment
    write_whole(out, sheet_text(answers, naming) if out.suffix == ".csv" else sheet_page(title, answers, naming))
    called = "students by their ids" if asked.names else "students by pseudonyms"
    sys.stdout.write(f"{counted(len(answers), 'answer')} to mark, {called}: {out}\n")


def read_back(asked: MarkOptions, graded: GradedFolder, file: Path) -> None:
    """Records the marks of a sheet, all or none, and makes the pages of those students anew."""
    author = decision_author(asked.author)
    answers = written_answers(graded, asked.assignment)
    # By pseudonyms; a sheet that names students by their ids is understood as well.
    read = read_sheet(table_in(file), answers, naming_in(graded, names=False))
    if read.problems:
        Console(highlight=False).print(sheet_problem_table(read.problems))
        rows = counted(len(read.problems), "row")
        raise CannotRun(f"{file}: {rows} cannot be taken, so nothing was recorded; mend the sheet and read it again.")
    # A sheet may be read again and again while it is being filled in: only what is new is recorded.
    new = unrecorded_marks(read.given)
    current_page_conditions(
        graded, asked.assignment, asked.templates
    )  # templates that do not work are told before anything is recorded
    graded.book.mark(graded.assignment, manual_marks(new, author))
    left = render_marked(asked, graded, new)
    sys.stdout.write(mark_summary(read, new, answers, left))


def manual_marks(given: Sequence[GivenMark], author: str) -> tuple[ManualMark, ...]:
    """The marks as the gradebook takes them."""
    now = datetime.now(UTC)
    return tuple(
        ManualMark(each.answer.student, each.answer.exercise, each.answer.digest, each.score, each.comment, author, now)
        for each in given
    )


def render_marked(asked: MarkOptions, graded: GradedFolder, given: Sequence[GivenMark]) -> tuple[str, ...]:
    """Renders the pages of marked students anew; gives the students whose pages could not be."""
    students = {each.answer.student for each in given}
    if not students:
        return ()
    # Read again, as the gradebook has the new marks only now.
    return render_again(graded, students, current_page_conditions(graded, asked.assignment, asked.templates))


def mark_summary(
    read: SheetMarks, new: Sequence[GivenMark], answers: Sequence[WrittenAnswer], left: Sequence[str]
) -> str:
    """Lines for the terminal: what was recorded, what still waits, and whose pages `grade` has to make."""
    marked = {(each.answer.student, each.answer.exercise, each.answer.digest) for each in read.given}
    waiting = sum(each.mark is None and (each.student, each.exercise, each.digest) not in marked for each in answers)
    lines = [f"{counted(len(new), 'mark')} recorded, {len(read.given) - len(new)} known before."]
    lines += [f"{counted(waiting, 'answer')} still to mark."] if waiting else ["All written answers are marked."]
    if left:
        lines.append(f"Their feedback shows it after the next `grader grade`: {listed_students(left)}.")
    elif new:
        lines.append("Their feedback shows it.")
    return "\n".join(lines) + "\n"


def sheet_problem_table(problems: Sequence[SheetProblem]) -> Table:
    """A table with a row for each problem; what stands in the sheet is shown as text."""
    rows = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("row", "who", "exercise", "why"):
        rows.add_column(heading, overflow="fold")
    for each in problems:
        rows.add_row(str(each.row), *(Text(one_line(cell, 200)) for cell in (each.who, each.exercise, each.why)))
    return rows
