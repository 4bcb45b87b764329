"""The files of the folder that `grader grade` writes: results, feedback pages and the table of grades."""

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
    """The file of a student's result; `apart` if another student's name differs in capitals only."""
    return out / "results" / f"{(name_apart if apart else safe_name)(student)}.json"


def feedback_file(out: Path, student: str, suffix: str, *, apart: bool = False) -> Path:
    """The file of a student's feedback; `apart` if another student's name differs in capitals only."""
    return out / "feedback" / f"{(name_apart if apart else safe_name)(student)}{suffix}"


@dataclass(frozen=True, slots=True)
class ResultFiles:
    """The files of a student's three documents."""

    result: Path
    html: Path
    markdown: Path


def result_files_of(out: Path, student: str, *, apart: bool = False) -> ResultFiles:
    """The files of a student's documents; `apart` if another student's name differs in capitals only."""
    pages = (feedback_file(out, student, suffix, apart=apart) for suffix in (".html", ".md"))
    return ResultFiles(result_file(out, student, apart=apart), *pages)


def page_file(files: ResultFiles, suffix: str) -> Path:
    """The file of a student's page with this suffix; reports of other packages have suffixes of their own."""
    return files.html.with_name(files.html.name.removesuffix(".html") + suffix)


def result_student(result: Path) -> str:
    """The student that a result document names; "" where it cannot be read."""
    try:
        return str(json.loads(result.read_bytes())["student"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return ""


def delete_other_name(out: Path, student: str, files: ResultFiles) -> None:
    """Deletes a student's documents of an earlier run under the other file name, apart or not: they are out of date."""
    for apart in (True, False):
        other = result_files_of(out, student, apart=apart)
        if other != files and other.result.is_file() and result_student(other.result) == student:
            for file in (other.result, other.html, other.markdown):
                file.unlink(missing_ok=True)


def stored_result(out: Path, student: str) -> Result | None:
    """The stored result of a student; None if there is none that can be read."""
    for apart in (True, False):
        with suppress(OSError, ValueError):
            file = result_file(out, student, apart=apart)
            result = read_result(file.read_text(encoding="utf-8"))
            if result.student == safe_name(student):  # where capitals do not count, it may be another's
                return result
    return None


class GradesRow(Protocol):
    """The values that a row of `grades.csv` is made of."""

    @property
    def row(self) -> tuple[str | float, ...]:
        """The first cells: student, score, points, pending, receipt."""

    @property
    def scores(self) -> dict[str, float | None]:
        """The score of each exercise; None for one that was not graded."""


@dataclass(frozen=True, slots=True)
class ResultMarks:
    """The values of one result for its row of `grades.csv`."""

    row: tuple[str | float, ...]
    scores: dict[str, float | None]


def result_marks(result: Result) -> ResultMarks:
    """The values of a result for its row of `grades.csv`."""
    scores = {each.id: None if each.status == "ungraded" else each.score for each in result.exercises}
    return ResultMarks((result.student, result.score, result.points, result.pending, result.receipt), scores)


def grades_text(class_: Sequence[GradesRow]) -> str:
    """The text of `grades.csv`: a row for each student, a column for each exercise, an empty cell if not graded."""
    exercises = list(dict.fromkeys(exercise for one in class_ for exercise in one.scores))
    head: list[str | float] = ["student", "score", "points", "pending", "receipt", *exercises]
    return csv_text([head, *([*one.row, *map(grades_cell, map(one.scores.get, exercises))] for one in class_)])


def grades_cell(score: float | None) -> str | float:
    """The score as a cell of `grades.csv`, empty for None: a zero would read as a wrong answer."""
    return "" if score is None else score
