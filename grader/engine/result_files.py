"""The folder that `grader grade` writes: results, feedback, the table of grades, and how the run went."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from grader.report.result_json import read_result
from grader.score.result import Result
from grader.texts.csv_cells import csv_text
from grader.texts.safe_names import name_apart, safe_name


def result_file(out: Path, student: str, *, apart: bool = False) -> Path:
    """Where a student's result lies; `apart` if another's name differs in capitals only."""
    return out / "results" / f"{(name_apart if apart else safe_name)(student)}.json"


def feedback_file(out: Path, student: str, suffix: str, *, apart: bool = False) -> Path:
    """Where a student's feedback lies; `apart` if another's name differs in capitals only."""
    return out / "feedback" / f"{(name_apart if apart else safe_name)(student)}{suffix}"


@dataclass(frozen=True, slots=True)
class Files:
    """Where the three documents of a student lie."""

    result: Path
    html: Path
    markdown: Path


def files_of(out: Path, student: str, *, apart: bool = False) -> Files:
    """A student's files; `apart` if another's name differs in capitals only."""
    pages = (feedback_file(out, student, suffix, apart=apart) for suffix in (".html", ".md"))
    return Files(result_file(out, student, apart=apart), *pages)


def page_file(files: Files, suffix: str) -> Path:
    """Where a page of a student lies, by what its name ends in: other packages' reports have ends of their own."""
    return files.html.with_name(files.html.name.removesuffix(".html") + suffix)


def owner_of(result: Path) -> str:
    """Whose a result document is; "" where there is none that can be read."""
    try:
        return str(json.loads(result.read_bytes())["student"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return ""


def drop_other_name(out: Path, student: str, files: Files) -> None:
    """Deletes what an earlier run wrote of a student under the other of two names, apart or not: it is out of date."""
    for apart in (True, False):
        other = files_of(out, student, apart=apart)
        if other != files and other.result.is_file() and owner_of(other.result) == student:
            for file in (other.result, other.html, other.markdown):
                file.unlink(missing_ok=True)


def stored_result(out: Path, student: str) -> Result | None:
    """The result of an earlier run; None if there is none that can be read."""
    for apart in (True, False):
        with suppress(OSError, ValueError):
            file = result_file(out, student, apart=apart)
            result = read_result(file.read_text(encoding="utf-8"))
            if result.student == safe_name(student):  # where capitals do not count, it may be another's
                return result
    return None


class Marked(Protocol):
    """What a row of the grades is made of."""

    @property
    def row(self) -> tuple[str | float, ...]:
        """Student, score, points, pending, receipt."""

    @property
    def scores(self) -> dict[str, float | None]:
        """By exercise; None for what was not graded."""


@dataclass(frozen=True, slots=True)
class Marks:
    """A result's row of the grades."""

    row: tuple[str | float, ...]
    scores: dict[str, float | None]


def marks_of(result: Result) -> Marks:
    """What the grades say of a result."""
    scores = {each.id: None if each.status == "ungraded" else each.score for each in result.exercises}
    return Marks((result.student, result.score, result.points, result.pending, result.receipt), scores)


def grades_text(class_: Sequence[Marked]) -> str:
    """`grades.csv`: a row a student, a column an exercise; what was not graded has no score."""
    exercises = list(dict.fromkeys(exercise for one in class_ for exercise in one.scores))
    head: list[str | float] = ["student", "score", "points", "pending", "receipt", *exercises]
    return csv_text([head, *([*one.row, *map(cell_of, map(one.scores.get, exercises))] for one in class_)])


def cell_of(score: float | None) -> str | float:
    """The score, or an empty cell."""
    return "" if score is None else score
