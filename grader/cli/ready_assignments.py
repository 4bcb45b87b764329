"""The assignments that come with us: which there are, and one of them for a course of one's own."""

import re
import sys
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.table import Table

from grader.cli.errors import CannotRun
from grader.paths import courses_dir
from grader.spec.load import load_assignment_spec

# The head, which a course writes for itself: comments, id, title, due date, secret. The rest is taken over.
ASSIGNMENT_HEAD = re.compile(r"^(?:# .*\n|schema: .*\n|id: .*\n|title: .*\n|due: .*\n|secret: .*\n)+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ReadyAssignment:
    """An assignment that comes with us, and its text from the exercises on."""

    name: str
    title: str
    exercises: int
    points: float
    body: str


def ready_assignments() -> tuple[ReadyAssignment, ...]:
    """The assignments that come with us, by name, without the demo's."""
    # The demo's is laid out by `grader demo`, with its students.
    files = sorted(file for file in courses_dir().glob("*.yaml") if file.stem != "demo")
    return tuple(ready_assignment(file) for file in files)


def ready_assignment(file: Path) -> ReadyAssignment:
    """An assignment that comes with us, read from its file."""
    spec = load_assignment_spec(file).spec
    points = sum(use.points or 0 for use in spec.exercises)
    # Once: comments further down belong to the exercises.
    return ReadyAssignment(
        file.stem, spec.title, len(spec.exercises), points, ASSIGNMENT_HEAD.sub("", file.read_text("utf-8"), count=1)
    )


def ready_assignment_named(name: str) -> ReadyAssignment:
    """The assignment of this name that comes with us; raises `CannotRun` where there is none."""
    files = {file.stem: file for file in courses_dir().glob("*.yaml") if file.stem != "demo"}
    if name in files:
        return ready_assignment(files[name])
    near = get_close_matches(name, files, 1)
    hint = f"did you mean `{near[0]}`?" if near else "see `grader list --assignments`."
    raise CannotRun(f"No assignment called {name} comes with us; {hint}")


def print_ready_assignments() -> None:
    """Prints the assignments that come with us."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("assignment", "exercises", "points", "title"):
        table.add_column(column, justify="right" if column in ("exercises", "points") else "left")
    for each in ready_assignments():
        table.add_row(each.name, str(each.exercises), f"{each.points:g}", each.title)
    Console(highlight=False).print(table)
    sys.stdout.write("Take one into your course: grader new hw1 --from NAME\n")
