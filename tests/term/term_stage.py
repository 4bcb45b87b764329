"""The term as it goes on: its folder, what commands said there, and the marks as they stood at each stage."""

from contextlib import chdir
from dataclasses import dataclass, field
from pathlib import Path

from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import CannotRun
from tests.term.term_files import rows_in


@dataclass
class Term:
    """The course's folder, what each command said, the marks of each stage, and what was there at the kill."""

    course: Path
    said: dict[str, str] = field(default_factory=dict)
    marks: dict[str, list[dict[str, str]]] = field(default_factory=dict)
    killed: dict[str, int] = field(default_factory=dict)  # results that were there: when they were written
    resumed: dict[str, int] = field(default_factory=dict)
    book: dict[str, list[list[int]]] = field(default_factory=dict)  # attempts in the gradebook: at the kill, and after
    pages: dict[str, dict[str, str]] = field(default_factory=dict)  # everybody's feedback, by stage
    marked: frozenset[tuple[str, str]] = frozenset()  # at first: student and text

    def grader(self, *command: str, stage: str = "", code: int = 0) -> str:
        """What the command says, run here in the course's folder; it has to end with this code."""
        with chdir(self.course):
            done = CliRunner().invoke(app, list(command))
        if isinstance(done.exception, CannotRun) and code == 2:
            done.exit_code = 2
        assert done.exit_code == code, (command, done.output, done.exception)
        self.said[stage or " ".join(command[:2])] = done.output + (str(done.exception) if code == 2 else "")
        return done.output

    def snapshot(self, stage: str) -> None:
        """Keeps the marks as they stand."""
        self.grader("export", "graded", "--to", "csv", "--roster", "roster.csv", stage=f"export, {stage}")
        self.marks[stage] = rows_in(self.course / "graded" / "exports" / "week2-csv.csv")
