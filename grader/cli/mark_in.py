"""Marks read back by `grader mark --in`: all of a sheet or nothing, and nobody's marks are replaced unasked."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from grader.cli.booked import decision_author
from grader.cli.classed import GradedFolder
from grader.cli.errors import CannotRun
from grader.cli.mark_options import MarkOptions, naming_in, written_answers
from grader.cli.printed_tables import table_console
from grader.cli.rendering import current_page_conditions, render_again
from grader.export.answers_to_mark import WrittenAnswer
from grader.export.csv_table import table_in
from grader.export.equal_answers import Naming
from grader.export.exported import listed_students
from grader.export.marking_sheet import (
    GivenMark,
    SheetProblem,
    is_second_sheet,
    others_marks,
    own_first_marks,
    read_sheet,
    unrecorded_marks,
)
from grader.gradebook.late import decimal_text
from grader.gradebook.records import ManualMark
from grader.texts.safe_text import counted, enumerated, one_line

MAX_SHOWN_ROWS = 60  # rows of a table on the terminal
KEEP_THEIRS = (
    "Nothing was recorded. To leave these marks as they are, empty their cells in the sheet and read it again."
)


def read_back(asked: MarkOptions, graded: GradedFolder, file: Path) -> None:
    """Records the marks of a sheet, all or none, and makes the pages of those students anew."""
    table = table_in(file)
    second = asked.second or is_second_sheet(table)
    answers = written_answers(graded, asked.assignment, second=second)
    # By pseudonyms; a sheet that names students by their ids is understood as well.
    naming = naming_in(graded, names=False)
    read = read_sheet(table, answers, naming)
    given = tuple(replace(each, marker=decision_author(asked.author or each.marker)) for each in read.given)
    refuse_problems(file, (*read.problems, *own_first_marks(given, naming)))
    # A sheet may be read again and again while it is being filled in: only what is new is recorded.
    new = unrecorded_marks(given)
    replaced = others_marks(new)
    if replaced and not asked.replace:
        ask_to_replace(file, replaced, naming)
    if not second:
        # Templates that do not work are told before anything is recorded.
        current_page_conditions(graded, asked.assignment, asked.templates)
    known = graded.records.second if second else graded.records.manual
    graded.book.mark(graded.assignment, manual_marks(new), known, second=second)
    lines = [
        f"{counted(len(new), 'second mark' if second else 'mark')} recorded, {len(given) - len(new)} known before."
    ]
    if replaced:
        lines.append(
            f"Of these, {len(replaced)} took the place of what {marker_names(replaced)} gave, which stays on record."
        )
    lines += second_summary(asked, given, answers) if second else first_summary(asked, graded, given, new, answers)
    sys.stdout.write("\n".join(lines) + "\n")


def refuse_problems(file: Path, problems: Sequence[SheetProblem]) -> None:
    """Prints the rows that cannot be taken and raises `CannotRun`, if there are any."""
    if problems:
        table_console().print(sheet_problem_table(problems))
        rows = counted(len({each.row for each in problems}), "row")
        raise CannotRun(f"{file}: {rows} cannot be taken, so nothing was recorded; mend the sheet and read it again.")


def ask_to_replace(file: Path, replaced: Sequence[GivenMark], naming: Naming) -> None:
    """Shows whose marks would be replaced, and asks; raises `CannotRun` unless somebody says yes."""
    table_console().print(replaced_table(replaced[:MAX_SHOWN_ROWS], naming))
    if len(replaced) > MAX_SHOWN_ROWS:
        sys.stdout.write(f"... and {len(replaced) - MAX_SHOWN_ROWS} more.\n")
    have = "has a mark" if len(replaced) == 1 else "have marks"
    told = (
        f"{file}: {counted(len(replaced), 'answer')} {have} by {marker_names(replaced)}, and other ones in this sheet."
    )
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CannotRun(f"{told} Nothing was recorded; --replace puts those of the sheet in their place.")
    try:
        said = input(f"{told}\nPut those of the sheet in their place? [y/N] ")
    except EOFError:
        said = ""
    if said.strip().casefold() not in ("y", "yes"):
        raise CannotRun(KEEP_THEIRS)


def marker_names(replaced: Sequence[GivenMark]) -> str:
    """The people whose marks would be replaced, in a row."""
    return enumerated(sorted({one_line(each.answer.marker, 80) for each in replaced}))


def manual_marks(given: Sequence[GivenMark]) -> tuple[ManualMark, ...]:
    """The marks as the gradebook takes them."""
    now = datetime.now(UTC)
    return tuple(
        ManualMark(
            each.answer.student, each.answer.exercise, each.answer.digest, each.score, each.comment, each.marker, now
        )
        for each in given
    )


def first_summary(
    asked: MarkOptions,
    graded: GradedFolder,
    given: Sequence[GivenMark],
    new: Sequence[GivenMark],
    answers: Sequence[WrittenAnswer],
) -> list[str]:
    """Makes the pages of marked students anew; lines on what waits still, and whose pages `grade` has to make."""
    waiting = waiting_after(given, answers)
    lines = [f"{counted(waiting, 'answer')} still to mark." if waiting else "All written answers are marked."]
    left: tuple[str, ...] = ()
    if students := {each.answer.student for each in new}:
        # Read again, as the gradebook has the new marks only now.
        left = render_again(graded, students, current_page_conditions(graded, asked.assignment, asked.templates))
    if left:
        lines.append(f"Their feedback shows it after the next `grader grade`: {listed_students(left)}.")
    elif new:
        lines.append("Their feedback shows it.")
    return lines


def second_summary(asked: MarkOptions, given: Sequence[GivenMark], answers: Sequence[WrittenAnswer]) -> list[str]:
    """Lines on second marks: what waits for one still, and that the first ones count."""
    waiting = waiting_after(given, answers)
    lines = [f"{counted(waiting, 'answer')} without a second mark."] if waiting else []
    compare = f"`grader mark {one_line(str(asked.graded))} --compare` shows how far the two lie apart"
    return [*lines, f"The first marks count, as before; {compare}."]


def waiting_after(given: Sequence[GivenMark], answers: Sequence[WrittenAnswer]) -> int:
    """The number of answers that have no mark, also not a new one."""
    marked = {(each.answer.student, each.answer.exercise, each.answer.digest) for each in given}
    return sum(each.mark is None and (each.student, each.exercise, each.digest) not in marked for each in answers)


def sheet_problem_table(problems: Sequence[SheetProblem]) -> Table:
    """A table with a row for each problem; what stands in the sheet is shown as text."""
    return text_table(
        ("row", "who", "exercise", "why"), [(str(each.row), each.who, each.exercise, each.why) for each in problems]
    )


def replaced_table(replaced: Sequence[GivenMark], naming: Naming) -> Table:
    """A table of the marks that would be replaced, beside the new ones."""
    return text_table(
        ("row", "who", "exercise", "has", "would be"),
        [
            (
                str(each.row),
                naming(each.answer.student),
                each.answer.exercise,
                f"{mark_with_comment(each.answer.mark or 0, each.answer.comment)} ({each.answer.marker})",
                f"{mark_with_comment(each.score, each.comment)} ({each.marker})",
            )
            for each in replaced
        ],
    )


def mark_with_comment(mark: float, comment: str) -> str:
    """A mark and the comment on it, which is cut if it is long."""
    return f"{decimal_text(mark)}: {one_line(comment, 60)}" if comment else decimal_text(mark)


def text_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table in which every cell is plain text on one line, as students and sheets may say anything."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for head in heads:
        # What is copied into a sheet or a command is never broken.
        table.add_column(head, overflow="fold", no_wrap=head in ("who", "exercise"))
    for row in rows:
        table.add_row(*(Text(one_line(cell, 200)) for cell in row))
    return table
