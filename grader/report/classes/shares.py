"""A student's share of the graded points; work that waits for a person, or failed through us, does not count."""

from grader.report.classes.row import ExerciseRow, StudentRow
from grader.texts.safe_text import shown_points


def earned_cents(row: StudentRow) -> int:
    """The student's score so far, in hundredths of a point."""
    return sum(exercise.cents for exercise in row.exercises)


def possible_cents(row: StudentRow) -> int:
    """The points of the assignment without bonus exercises, in hundredths."""
    return sum(exercise.asked.cents for exercise in row.exercises if not exercise.asked.optional)


def points_text(cents: int) -> str:
    """Hundredths of a point written as points.

    >>> points_text(3150)
    '31.5'
    """
    return shown_points(cents / 100)


def graded_share(row: StudentRow) -> float | None:
    """The student's share of the graded points; None if nothing is graded."""
    earned, possible = graded_part(row)
    return earned / possible if possible else None


def share_of_others(row: StudentRow, exercise: ExerciseRow) -> float | None:
    """The student's share of the graded points without one exercise; None if there are no others."""
    earned, possible = graded_part(row)
    if exercise.graded:
        earned -= exercise.cents
        possible -= 0 if exercise.asked.optional else exercise.asked.cents
    return earned / possible if possible > 0 else None


def graded_part(row: StudentRow) -> tuple[int, int]:
    """The points earned and the points possible in exercises whose score is final, in hundredths."""
    final = [exercise for exercise in row.exercises if exercise.graded]
    possible = sum(exercise.asked.cents for exercise in final if not exercise.asked.optional)
    return sum(exercise.cents for exercise in final), possible
