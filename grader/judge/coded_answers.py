"""Judging what is answered in code: functions and traces."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.own_check import broken_property, case_of, check_of
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.properties.broken_property import GENERAL, prevailing
from grader.checks.registry import judged
from grader.checks.source import SourceRules, judge_source
from grader.checks.student_statements import SourceText
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.identity import Same
from grader.judge.judged import Judged, JudgedCase
from grader.judge.observation_key import Seen, seen_alike

KNOWN = 1024  # cases with what was answered to them, some dozens of answers to each case of an assignment


def judge_cases(
    exercise: BuiltExercise, observations: Sequence[Observation], *, public_only: bool = False
) -> tuple[JudgedCase, ...]:
    """A verdict for every input of every case; `observations` stand in the order of `calls_of(exercise)`.

    With `public_only`, of the public cases alone.
    """
    seen = iter(observations)
    each = calls_each(exercise)
    own = ((case, tuple(islice(seen, each * len(case.instances)))) for case in exercise.cases)
    return tuple(judged_case(exercise, case, mine) for case, mine in own if case.public or not public_only)


def calls_each(exercise: BuiltExercise) -> int:
    """How many calls an input takes: its own, and those of properties."""
    return 1 + sum(prop.calls for prop in exercise.properties)


def judged_case(exercise: BuiltExercise, case: BuiltCase, observations: tuple[Observation, ...]) -> JudgedCase:
    """The case with a verdict for every input; the very one that another student has who answered alike."""
    seen = seen_alike(observations)
    return judge_case(exercise, case, observations) if seen is None else judge_alike(Same(exercise), Same(case), seen)


@lru_cache(maxsize=KNOWN)
def judge_alike(exercise: Same[BuiltExercise], case: Same[BuiltCase], seen: Seen) -> JudgedCase:
    """The case, judged once for all who answer alike."""
    return replace(judge_case(exercise.value, case.value, seen.observations), shared=True)


def judge_case(exercise: BuiltExercise, case: BuiltCase, observations: Sequence[Observation]) -> JudgedCase:
    """The case with a verdict for every input."""
    seen = iter(observations)
    return JudgedCase(
        name=case.name,
        check=check_of(exercise).name,
        public=case.public,
        covers=case.covers,
        edge=case.edge,
        weight=case.weight,
        part=None,
        inputs=tuple(judge_input(exercise, instance, seen) for instance in case.instances),
    )


def with_source(
    exercise: BuiltExercise, cases: tuple[JudgedCase, ...], texts: Sequence[SourceText]
) -> tuple[JudgedCase, ...]:
    """The cases as judged; where the code has in it what the exercise forbids, whatever it answered is wrong."""
    if exercise.source is None:
        return cases
    rules = SourceRules(exercise.source.allow, exercise.source.forbid, exercise.source.names)
    verdict = judge_source(texts, exercise.target, rules)
    if verdict is None:
        return cases
    return tuple(
        replace(case, inputs=tuple(refused(judged, verdict) for judged in case.inputs), shared=False) for case in cases
    )


def refused(judged: Judged, verdict: Verdict) -> Judged:
    """An input with the verdict on the code, if the code gave an answer to it."""
    return replace(judged, verdict=verdict) if judged.observation.outcome == "value" else judged


def judge_input(exercise: BuiltExercise, instance: Instance, seen: Iterator[Observation]) -> Judged:
    """The verdict on one input: the check's, or, where that says nothing in particular, a property's that is broken."""
    answer = next(seen)
    extra = [list(islice(seen, prop.calls)) for prop in exercise.properties]
    check = check_of(exercise)
    others = decode(instance.accepted)
    case = case_of(exercise, instance.args, decode(instance.expected), others)
    verdict = judged(check.name, check.options, case, [answer])
    if verdict.passed or verdict.reason == GENERAL:
        verdict = with_properties(exercise, case, verdict, answer.value, extra, instance.known)
    return Judged(instance.args, instance.calls[0], instance.expected, instance.variants, answer, verdict)


def with_properties(
    exercise: BuiltExercise,
    case: Case,
    verdict: Verdict,
    answer: Value,
    extra: Sequence[Sequence[Observation]],
    known: Sequence[Json],
) -> Verdict:
    """The verdict of the first property that does not hold, else the check's own."""
    broken = broken_property(exercise, case, answer, extra, known, accepted=verdict.passed)
    return prevailing(verdict, None if broken is None else broken[1])
