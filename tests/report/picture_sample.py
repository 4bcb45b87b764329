"""Cases of the bank as judged on what a known mistake gives: what pictures are drawn from, without running any code."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from grader.built.document import BuiltExercise, Instance
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.score.result import CaseResult
from grader.score.results import exercise_result
from tests.banked import built


def answers_of(exercise: BuiltExercise, mistake: str) -> Iterator[Json]:
    """What a submission with this mistake returns, call by call; a call of a property gives nothing."""
    for case in exercise.cases:
        for instance in case.instances:
            yield from answers_on(exercise, instance, mistake)


def answers_on(exercise: BuiltExercise, instance: Instance, mistake: str) -> tuple[Json, ...]:
    answer: Json = instance.variants.get(mistake, instance.expected)
    if exercise.trace is not None and exercise.trace.initial == "absent":
        answer = answer[1:]
    return (answer, *(None for _ in instance.calls[1:]))


@cache
def cases_of(id_: str, mistake: str) -> tuple[CaseResult, ...]:
    """The cases of an exercise of the bank as judged for a submission that makes the mistake; "" makes none."""
    exercise = replace(built(id_), properties=(), source=None)
    seen = [Observation("value", decode(answer)) for answer in answers_of(exercise, mistake)]
    assert len(seen) == len(exercise_calls(exercise))
    judged = judge_exercise(exercise, seen, {})
    return exercise_result(exercise, judged, ()).cases


def failing(id_: str, most: int = 100) -> Iterator[CaseResult]:
    """Every case that one of the first known mistakes of the exercise fails."""
    for mistake in built(id_).mistakes[:most]:
        yield from (case for case in cases_of(id_, mistake.name) if not case.passed)
