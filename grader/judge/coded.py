"""Judging what is answered in code: functions and traces."""

from collections.abc import Iterator, Sequence
from itertools import islice

from grader.build.answers import decoded
from grader.build.checking import broken_property, check_of, walk_for
from grader.build.document import BuiltExercise, Instance
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.registry import judged
from grader.codec.decode import decode
from grader.judge.judged import Judged, JudgedCase


def judge_cases(exercise: BuiltExercise, observations: Sequence[Observation]) -> tuple[JudgedCase, ...]:
    """A verdict for every input of every case; `observations` stand in the order of `calls_of(exercise)`."""
    seen = iter(observations)
    return tuple(
        JudgedCase(
            name=case.name,
            check=check_of(exercise).name,
            public=case.public,
            covers=case.covers,
            edge=case.edge,
            weight=case.weight,
            part=None,
            inputs=tuple(judge_input(exercise, instance, seen) for instance in case.instances),
        )
        for case in exercise.cases
    )


def judge_input(exercise: BuiltExercise, instance: Instance, seen: Iterator[Observation]) -> Judged:
    """The verdict on one input: the check's, or, where that passes, the first property that does not hold."""
    answer = next(seen)
    extra = [list(islice(seen, prop.calls)) for prop in exercise.properties]
    args = decoded(instance.args)
    check = check_of(exercise)
    case = Case(args, decode(instance.expected), walk_for(exercise, args))
    verdict = judged(check.name, check.options, case, [answer])
    if verdict.passed and (broken := broken_property(exercise, instance.args, answer.value, extra)):
        verdict = broken[1]
    return Judged(instance.args, instance.calls[0], instance.expected, instance.variants, answer, verdict)
