"""Written answers of a small class, without grading anything: for sheets that several people fill in."""

import csv
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from grader.export.answers_to_mark import MarkingRubric, WrittenAnswer
from grader.export.csv_table import table_in
from grader.export.equal_answers import equal_answers
from grader.export.marking_sheet import SheetMarks, read_sheet
from grader.export.pseudonyms import pseudonym

NAMING = partial(pseudonym, bytes(32))


def written(
    student: str,
    text: str,
    mark: float | None = None,
    marker: str = "",
    *,
    comment: str = "",
    exercise: str = "text.why",
    prompt: str = "Why?",
    first_marker: str = "",
) -> WrittenAnswer:
    """A written answer to a question of four points."""
    return WrittenAnswer(
        student=student,
        exercise=exercise,
        title="Why?",
        prompt=prompt,
        points=4.0,
        text=text,
        digest=f"digest of {text!r}",
        rubric=MarkingRubric(),
        mark=mark,
        comment=comment,
        marker=marker,
        first_marker=first_marker,
    )


def grouped_students(answers: Sequence[WrittenAnswer]) -> list[list[str]]:
    """The students of each group of equal answers, in order."""
    return sorted(sorted(each.student for each in group.answers) for group in equal_answers(answers, NAMING))


def read_text(text: str, tmp_path: Path, own: Sequence[WrittenAnswer], **cells: str) -> SheetMarks:
    """What a sheet says after every row of it got these cells."""
    rows = list(csv.DictReader(text.removeprefix("\ufeff").splitlines(keepends=True)))
    file = tmp_path / "sheet.csv"
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]))
        writer.writeheader()
        writer.writerows({**row, **cells} for row in rows)
    return read_sheet(table_in(file), own, NAMING)
