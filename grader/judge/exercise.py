"""A built exercise and what was seen of a student's work, judged."""

from collections.abc import Mapping, Sequence

from grader.build.document import BuiltExercise
from grader.checks.calls import Observation
from grader.judge.coded import judge_cases
from grader.judge.judged import JudgedCase
from grader.judge.written import judge_parts


def judge_exercise(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """A verdict per case; `observations` answer `calls_of(exercise)`, `answers` are what was written by hand."""
    if exercise.kind == "values":
        return judge_parts(exercise, observations, answers)
    return judge_cases(exercise, observations)
