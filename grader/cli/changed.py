"""The marks that a regrade changes, as a table on the terminal and as a CSV file."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from grader.cli.override import mark_words
from grader.gradebook.changed_marks import MarkChange, Regraded
from grader.gradebook.late import counted_units, decimal_text
from grader.texts.csv_cells import csv_text
from grader.texts.safe_text import one_line

MAX_CHANGE_ROWS = 60  # rows of the table on a terminal; --csv has them all


def print_changes(found: Regraded, left: int) -> None:
    """Prints which students' marks change, by how much, and which marks are kept."""
    if found.changes:
        # In a file or a pipe Rich would take 80 columns, and break ids of students.
        Console(highlight=False, width=None if sys.stdout.isatty() else 120).print(
            change_table(found.changes[:MAX_CHANGE_ROWS])
        )
    if len(found.changes) > MAX_CHANGE_ROWS:
        sys.stdout.write(f"... and {len(found.changes) - MAX_CHANGE_ROWS} more; --csv FILE has them all.\n")
    for old, new in found.moved:
        sys.stdout.write(
            f"{new.student}: {mark_words(old)} before, {mark_words(new)} after, of {decimal_text(new.points)} points.\n"
        )
    sys.stdout.write("\n".join(change_counts(found, left)) + "\n")


def change_counts(found: Regraded, left: int) -> list[str]:
    """The numbers of students whose marks rise, fall and stay, and of marks kept, as lines."""
    # A student may have had no mark before.
    up = sum((new.score or 0) > (old.score or 0) for old, new in found.moved)
    kept = [change for change in found.changes if change.kept is not None]
    same = len(found.after) - len(found.moved)
    lines = [
        f"{up} up, {len(found.moved) - up} down, {same} unchanged, of {counted_units(len(found.after), 'student')}."
    ]
    if kept:
        students = len({change.student for change in kept})
        lines.append(
            f"Kept: {counted_units(len(kept), 'mark')} of {counted_units(students, 'student')} would have fallen, "
            "and do not; --allow-lower lets them fall."
        )
    if left:
        lines.append(f"Left alone: {counted_units(left, 'attempt')} whose files are not among the submissions.")
    return lines


def change_table(changes: Sequence[MarkChange]) -> Table:
    """A table of changes with a row for each mark."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("student", "attempt", "exercise", "before", "after", "of", "counts"):
        table.add_column(column, justify="left" if column in ("student", "exercise") else "right")
    for each in changes:
        cells = [
            one_line(each.student),
            str(each.attempt),
            each.exercise,
            score_cell(each.before),
            score_cell(each.after),
        ]
        table.add_row(
            *cells, decimal_text(each.points), f"{decimal_text(each.kept)} (kept)" if each.kept is not None else ""
        )
    return table


def changes_csv(found: Regraded) -> str:
    """Every change as a row, with the whole mark of its student before and after."""
    head: list[str | float] = ["student", "attempt", "exercise", "before", "after", "points", "kept"]
    before = {each.student: each for each in found.before}
    after = {each.student: each for each in found.after}
    rows: list[list[str | float]] = [[*head, "mark before", "mark after"]]
    for each in found.changes:
        marks = (each.before, each.after, each.points, each.kept)
        whole = (before[each.student].score, after[each.student].score)
        rows.append([each.student, each.attempt, each.exercise, *map(csv_score, (*marks, *whole))])
    return csv_text(rows)


def score_cell(score: float | None) -> str:
    """A score as text in a cell of the table; "none" where there is none."""
    return "none" if score is None else decimal_text(score)


def csv_score(score: float | None) -> str | float:
    """A score in a cell of a CSV file: empty where there is none, never 0."""
    return "" if score is None else score
