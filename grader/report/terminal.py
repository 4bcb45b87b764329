"""The feedback in a terminal: Rich where there are colours, the same words without; at most 80 columns."""

import io
from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grader.report.shown import ExerciseView, View
from grader.report.text_rows import STYLES, Row, case_rows, finding_rows
from grader.texts.safe_text import number

WIDEST = 80  # columns, also where a terminal is wider


def show(view: View, console: Console) -> None:
    """Prints the feedback of one student; the console decides on colours (none for a pipe, or with NO_COLOR)."""
    width = min(console.width, WIDEST)
    for row in rows_of(view):
        # `Text` reads no markup, so that brackets in an answer stay brackets.
        line = Text(row.text, style=row.style, overflow="fold")
        console.print(Padding(line, (0, 0, 0, row.indent)), width=width)


def lines(view: View, width: int = WIDEST) -> tuple[str, ...]:
    """The lines of the feedback as plain text, without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        show(view, console)
    return tuple(line.rstrip() for line in captured.get().splitlines())


def rows_of(view: View) -> Iterator[Row]:
    """The rows of the feedback from top to bottom."""
    yield Row(0, view.title, "bold")
    yield from (Row(0, note, "yellow") for note in view.notes)
    yield Row(0, "")
    if view.held:
        yield Row(0, view.held)
        yield Row(0, _footer(view), "dim")
        return
    yield Row(0, "What works", "bold")
    yield from (Row(2, f"{piece.title}: {piece.text}", "green") for piece in view.works)
    if not view.works:
        yield Row(2, "No case is right yet.")
    yield Row(0, "")
    yield Row(0, "The next step", "bold")
    yield Row(2, ": ".join(part for part in (view.next_step.title, view.next_step.text) if part), "blue")
    yield Row(0, "")
    so_far = " so far" if view.untold or view.pending else ""
    yield Row(0, f"Score: {number(view.score)} of {number(view.points)}{so_far}", "bold")
    if view.about_score:
        yield Row(2, f"{view.about_score}.")
    yield from (Row(2, sentence) for sentence in view.adjustments)
    for exercise in view.exercises:
        yield Row(0, "")
        yield from _exercise(exercise)
    yield Row(0, "")
    yield from (Row(0, text, "dim") for text in (view.about_hidden, _footer(view)) if text)


def _footer(view: View) -> str:
    parts = (f"Receipt {view.receipt}." if view.receipt else "", f"Questions: {view.contact}" if view.contact else "")
    return " ".join(part for part in parts if part)


def _exercise(exercise: ExerciseView) -> Iterator[Row]:
    score = "" if exercise.score is None else f" · {number(exercise.score)} of {number(exercise.points)}"
    bonus = ", bonus" if exercise.optional else ""
    style = f"bold {STYLES.get(exercise.status, 'blue')}"
    yield Row(0, f"{exercise.title} · {exercise.words}{score}{bonus}", style)
    if exercise.summary:
        yield Row(2, exercise.summary)
    for option in exercise.options:
        yield Row(4, f"{option.letter or '-'}{')' if option.letter else ''} {option.text}")
    for finding in exercise.findings:
        yield from finding_rows(finding)
    for case in exercise.public + exercise.hidden:
        yield from case_rows(case)
    if exercise.total:
        yield Row(2, f"Sum: {exercise.total}", "dim")
    if exercise.sources and exercise.status not in {"right", "public", "ungraded"}:
        yield Row(2, f"To read: {'; '.join(exercise.sources)}", "dim")
    if exercise.code:
        yield Row(2, f"Code: {exercise.code}", "dim")
