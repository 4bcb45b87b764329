"""The folder that `grader grade` writes: results, feedback, the table of grades, and how the run went."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from grader.intake.names import name_apart, safe_name
from grader.report.cells import csv_text
from grader.score.result import Result

DRAFT = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


def write(file: Path, text: str | bytes) -> None:
    """Writes a whole file or nothing: a stop in the middle leaves the old one. Readable by the owner only."""
    folder, name = os.path.split(file)
    draft = os.path.join(folder, f".{name}.part")
    try:
        descriptor = os.open(draft, DRAFT, 0o600)
    except FileNotFoundError:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # names of files are names of students
        descriptor = os.open(draft, DRAFT, 0o600)
    with open(descriptor, "wb", buffering=0) as stream:
        left = memoryview(text.encode() if isinstance(text, str) else text)
        while left:
            left = left[stream.write(left) :]
    os.replace(draft, file)


def appended(file: Path, line: str) -> None:
    """Adds a line to a file that only the owner may read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "w", encoding="utf-8") as stream:
        stream.write(line)


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


def result_text(result: Result) -> str:
    """The result document's text: the same result, the same bytes."""
    return result.model_dump_json(by_alias=True, indent=1) + "\n"  # an eighth of what json.dumps takes for it


def stored_result(out: Path, student: str) -> Result | None:
    """The result of an earlier run; None if there is none that can be read."""
    for apart in (True, False):
        with suppress(OSError, ValueError):
            file = result_file(out, student, apart=apart)
            result = Result.model_validate_json(file.read_text(encoding="utf-8"))
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


def json_text(document: dict[str, Any]) -> str:
    """A document of ours as JSON, for people too."""
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
