"""The feedback in a terminal: Rich where there are colours, the same words without; at most 80 columns."""

import io
from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grader.report.shown import ExerciseView, View
from grader.report.text_rows import ROW_STYLES, TextRow, case_rows, finding_rows
from grader.texts.safe_text import shown_points

MAX_TERMINAL_COLUMNS = 80  # columns, also where a terminal is wider


def print_feedback(view: View, console: Console) -> None:
    """Prints the feedback of one student; the console decides on colours (none for a pipe, or with NO_COLOR)."""
    width = min(console.width, MAX_TERMINAL_COLUMNS)
    for row in page_rows(view):
        # `Text` reads no markup, so that brackets in an answer stay brackets.
        line = Text(row.text, style=row.style, overflow="fold")
        console.print(Padding(line, (0, 0, 0, row.indent)), width=width)


def feedback_lines(view: View, width: int = MAX_TERMINAL_COLUMNS) -> tuple[str, ...]:
    """The lines of the feedback as plain text, without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        print_feedback(view, console)
    return tuple(line.rstrip() for line in captured.get().splitlines())


def page_rows(view: View) -> Iterator[TextRow]:
    """The rows of the feedback from top to bottom."""
    yield TextRow(0, view.title, "bold")
    yield from (TextRow(0, note, "yellow") for note in view.notes)
    yield TextRow(0, "")
    if view.held:
        yield TextRow(0, view.held)
        yield TextRow(0, _footer(view), "dim")
        return
    yield TextRow(0, "What works", "bold")
    yield from (TextRow(2, f"{piece.title}: {piece.text}", "green") for piece in view.works)
    if not view.works:
        yield TextRow(2, "No exercise works yet.")
    yield TextRow(0, "")
    yield TextRow(0, "The next step", "bold")
    yield TextRow(2, ": ".join(part for part in (view.next_step.title, view.next_step.text) if part), "blue")
    yield TextRow(0, "")
    so_far = " so far" if view.untold or view.pending else ""
    yield TextRow(0, f"Score: {shown_points(view.score)} of {shown_points(view.points)}{so_far}", "bold")
    if view.about_score:
        yield TextRow(2, f"{view.about_score}.")
    yield from (TextRow(2, sentence) for sentence in view.adjustments)
    for exercise in view.exercises:
        yield TextRow(0, "")
        yield from _exercise(exercise)
    yield TextRow(0, "")
    yield from (TextRow(0, text, "dim") for text in (view.about_hidden, _footer(view)) if text)


def _footer(view: View) -> str:
    parts = (f"Receipt {view.receipt}." if view.receipt else "", f"Questions: {view.contact}" if view.contact else "")
    return " ".join(part for part in parts if part)


def _exercise(exercise: ExerciseView) -> Iterator[TextRow]:
    score = "" if exercise.score is None else f" · {shown_points(exercise.score)} of {shown_points(exercise.points)}"
    bonus = ", bonus" if exercise.optional else ""
    style = f"bold {ROW_STYLES.get(exercise.status, 'blue')}"
    yield TextRow(0, f"{exercise.title} · {exercise.words}{score}{bonus}", style)
    if exercise.summary:
        yield TextRow(2, exercise.summary)
    for option in exercise.options:
        yield TextRow(4, f"{option.letter or '-'}{')' if option.letter else ''} {option.text}")
    for finding in exercise.findings:
        yield from finding_rows(finding)
    for case in exercise.public + exercise.hidden:
        yield from case_rows(case)
    if exercise.total:
        yield TextRow(2, f"Sum: {exercise.total}", "dim")
    if exercise.sources and exercise.status not in {"right", "public", "ungraded"}:
        yield TextRow(2, f"To read: {'; '.join(exercise.sources)}", "dim")
    if exercise.code:
        yield TextRow(2, f"Code: {exercise.code}", "dim")
