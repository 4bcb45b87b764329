"""The folder that `grader grade` writes: results, feedback, the table of grades, and how the run went."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from grader.intake.names import name_apart, safe_name
from grader.report.cells import csv_text
from grader.score.result import Result


def write(file: Path, text: str) -> None:
    """Writes a whole file or nothing: a stop in the middle leaves the old one. Readable by the owner only."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.part")
    with open(
        os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8", newline=""
    ) as stream:
        stream.write(text)
    draft.replace(file)


def result_file(out: Path, student: str, *, apart: bool = False) -> Path:
    """Where a student's result lies; `apart` if another's name differs in capitals only."""
    return out / "results" / f"{(name_apart if apart else safe_name)(student)}.json"


def feedback_file(out: Path, student: str, suffix: str, *, apart: bool = False) -> Path:
    """Where a student's feedback lies; `apart` if another's name differs in capitals only."""
    return out / "feedback" / f"{(name_apart if apart else safe_name)(student)}{suffix}"


def result_text(result: Result) -> str:
    """The result document's text: the same result, the same bytes."""
    return json.dumps(result.model_dump(mode="json", by_alias=True), ensure_ascii=False, indent=1) + "\n"


def stored_result(out: Path, student: str) -> Result | None:
    """The result of an earlier run; None if there is none that can be read."""
    for apart in (True, False):
        with suppress(OSError, ValueError):
            file = result_file(out, student, apart=apart)
            result = Result.model_validate_json(file.read_text(encoding="utf-8"))
            if result.student == safe_name(student):  # where capitals do not count, it may be another's
                return result
    return None


def grades_text(results: Sequence[Result]) -> str:
    """`grades.csv`: a row a student, a column an exercise."""
    exercises = list(dict.fromkeys(exercise.id for result in results for exercise in result.exercises))
    head: list[str | float] = ["student", "score", "points", "pending", "receipt", *exercises]
    return csv_text([head, *(grades_row(result, exercises) for result in results)])


def grades_row(result: Result, exercises: Sequence[str]) -> list[str | float]:
    """One student's row: what was not graded has no score."""
    scores = {exercise.id: exercise.score for exercise in result.exercises if exercise.status != "ungraded"}
    total = (result.student, result.score, result.points, result.pending, result.receipt)
    return [*total, *(scores.get(exercise, "") for exercise in exercises)]


def json_text(document: dict[str, Any]) -> str:
    """A document of ours as JSON, for people too."""
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
