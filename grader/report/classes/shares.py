"""What a student earned of what is graded: work that waits, or failed through us, counts neither way."""

from grader.report.classes.row import ExerciseRow, Row
from grader.texts.safe_text import number


def score_of(row: Row) -> int:
    """The score so far, in hundredths of a point."""
    return sum(exercise.cents for exercise in row.exercises)


def out_of(row: Row) -> int:
    """What the assignment is out of, in hundredths; a bonus is not."""
    return sum(exercise.asked.cents for exercise in row.exercises if not exercise.asked.optional)


def points(cents: int) -> str:
    """Hundredths of a point as points.

    >>> points(3150)
    '31.5'
    """
    return number(cents / 100)


def share_of(row: Row) -> float | None:
    """The share of the graded points; None where nothing is graded."""
    earned, possible = graded_part(row)
    return earned / possible if possible else None


def rest_of(row: Row, exercise: ExerciseRow) -> float | None:
    """The share of the graded points of all other exercises; None where there are none."""
    earned, possible = graded_part(row)
    if exercise.graded:
        earned -= exercise.cents
        possible -= 0 if exercise.asked.optional else exercise.asked.cents
    return earned / possible if possible > 0 else None


def graded_part(row: Row) -> tuple[int, int]:
    """What is earned, and what could be, over the exercises whose score is final."""
    final = [exercise for exercise in row.exercises if exercise.graded]
    possible = sum(exercise.asked.cents for exercise in final if not exercise.asked.optional)
    return sum(exercise.cents for exercise in final), possible
