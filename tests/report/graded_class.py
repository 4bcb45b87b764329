"""A made-up class: thirty results from the pieces of `report_sample`, in groups whose sizes are known."""

from dataclasses import replace
from typing import Any

from grader.report.classes.row import StudentRow, student_row
from grader.score.result import ExerciseResult, Result
from tests.report.report_sample import ACCURACY, BY_HAND, CRASHED, ENTROPY, GAIN, PAIRS, PERCEPTRON, result_of

SIZE = 30


def right(exercise: ExerciseResult) -> ExerciseResult:
    cases = tuple(
        replace(case, passed=True, reason="", score=case.points, right=case.instances, observed=None)
        for case in exercise.cases
    )
    return replace(exercise, score=exercise.points, status="right", cases=cases, findings=())


def changed(exercise: ExerciseResult, **first: Any) -> ExerciseResult:
    """The exercise with its first case changed."""
    cases = (replace(exercise.cases[0], **first), *exercise.cases[1:])
    return replace(exercise, cases=cases)


def student(number: int) -> str:
    return f"qzstudent{number:02}"


def result(number: int) -> Result:
    """Of thirty: ten take natural logarithms; twelve slip in the trace; six crash; three never get to gain ratios."""
    return result_of(
        ENTROPY if number % 3 == 0 else right(ENTROPY),
        PERCEPTRON if number < 12 else right(PERCEPTRON),
        BY_HAND if number % 2 else right(BY_HAND),
        replace(GAIN, status="missing", score=0, cases=()) if number in {7, 8, 9} else GAIN,
        CRASHED if number < 6 else right(CRASHED),
        ACCURACY,
        PAIRS if number in {3, 4} else replace(PAIRS, status="right", score=3),
        student=student(number),
    )


def rows(size: int = SIZE) -> list[StudentRow]:
    return [student_row(result(number)) for number in range(size)]
