"""The marks as one CSV table for people and scripts, with their parts and the score of each exercise."""

from collections.abc import Mapping, Sequence

from grader.export.csv_table import Cell, table_text
from grader.export.exported import Outcome, unfinished
from grader.export.known_people import name_of
from grader.gradebook.final_mark import Standing
from grader.gradebook.records import Conditions
from grader.texts.roster import Student

HEAD = (
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


def plain(conditions: Conditions, standings: Sequence[Standing], people: Mapping[str, Student]) -> Outcome:
    """The CSV file with a row for each student; `final` is empty while something is pending or ungraded.

    It is `raw` less the `penalty` for lateness, or what a person has `set` as the whole mark.
    """
    exercises = [each.id for each in conditions.exercises]
    rows = [[*row_of(each, name_of(people, each.student)), *scores_of(each, exercises)] for each in standings]
    return Outcome(table_text([[*HEAD, *exercises], *rows]), unfinished(standings))


def row_of(standing: Standing, name: str) -> list[Cell]:
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


def scores_of(standing: Standing, exercises: Sequence[str]) -> list[Cell]:
    """The score of each exercise; None if it is not known yet."""
    earned = {mark.exercise: mark.score for mark in standing.marks}
    return [earned.get(exercise) for exercise in exercises]
