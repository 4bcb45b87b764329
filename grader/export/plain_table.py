"""The marks as one CSV table for people and scripts, with their parts and the score of each exercise."""

from collections.abc import Mapping, Sequence

from grader.export.csv_table import CellValue, table_text
from grader.export.exported import ExportedFile, students_without_mark
from grader.export.known_people import display_name
from grader.gradebook.final_mark import Standing
from grader.gradebook.records import Conditions
from grader.texts.roster import Student

PLAIN_COLUMNS = (
    "student",
    "name",
    "final",
    "points",
    "raw",
    "penalty",
    "set",
    "pending",
    "ungraded",
    "attempt",
    "attempts",
    "submitted",
)


def plain_export(conditions: Conditions, standings: Sequence[Standing], people: Mapping[str, Student]) -> ExportedFile:
    """The CSV file with a row for each student; `final` is empty while something is pending or ungraded.

    It is `raw` less the `penalty` for lateness, or what a person has `set` as the whole mark.
    """
    exercises = [each.id for each in conditions.exercises]
    rows = [[*plain_row(each, display_name(people, each.student)), *scores_of(each, exercises)] for each in standings]
    return ExportedFile(table_text([[*PLAIN_COLUMNS, *exercises], *rows]), students_without_mark(standings))


def plain_row(standing: Standing, name: str) -> list[CellValue]:
    """The cells of a student's row before those of the exercises."""
    attempt = None if standing.counts is None else standing.counts.attempt
    return [
        standing.student,
        name if name != standing.student else None,
        standing.final,
        standing.points,
        standing.raw,
        standing.penalty,
        None if standing.override is None else standing.override.score,
        standing.pending,
        " ".join(standing.ungraded),
        None if attempt is None else attempt.number,
        len(standing.attempts),
        None if attempt is None or attempt.submitted is None else attempt.submitted.isoformat(),
    ]


def scores_of(standing: Standing, exercises: Sequence[str]) -> list[CellValue]:
    """The score of each exercise; None if it is not known yet."""
    earned = {mark.exercise: mark.score for mark in standing.marks}
    return [earned.get(exercise) for exercise in exercises]
