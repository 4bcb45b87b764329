"""The folder that `grader grade` writes: results, feedback, the table of grades, and how the run went."""

import csv
import io
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grader.intake.names import safe_name
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


def result_file(out: Path, student: str) -> Path:
    """Where a student's result lies."""
    return out / "results" / f"{safe_name(student)}.json"


def feedback_file(out: Path, student: str, suffix: str) -> Path:
    """Where a student's feedback lies."""
    return out / "feedback" / f"{safe_name(student)}{suffix}"


def result_text(result: Result) -> str:
    """The result document's text: the same result, the same bytes."""
    return json.dumps(result.model_dump(mode="json", by_alias=True), ensure_ascii=False, indent=1) + "\n"


def stored_result(out: Path, student: str) -> Result | None:
    """The result of an earlier run; None if there is none that can be read."""
    try:
        return Result.model_validate_json(result_file(out, student).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def grades_text(results: Sequence[Result]) -> str:
    """`grades.csv`: a row a student, a column an exercise."""
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    exercises = list(dict.fromkeys(exercise.id for result in results for exercise in result.exercises))
    rows.writerow(["student", "score", "points", "pending", "receipt", *exercises])
    for result in results:
        scores = {exercise.id: "" if exercise.status == "ungraded" else exercise.score for exercise in result.exercises}
        rows.writerow(
            [harmless(result.student), result.score, result.points, result.pending, result.receipt]
            + [scores.get(exercise, "") for exercise in exercises]
        )
    return table.getvalue()


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def json_text(document: dict[str, Any]) -> str:
    """A document of ours as JSON, for people too."""
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
