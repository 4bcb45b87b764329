"""Judging answers in code: functions, models and traces."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.own_check import broken_property, checked_case, judging_check
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.properties.broken_property import GENERAL_REASON, prevailing_verdict
from grader.checks.registry import case_verdict
from grader.checks.source import SourceRules, judge_source
from grader.checks.student_statements import SourceText
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.judge.judged import JudgedCase, JudgedInput
from grader.judge.observation_key import key_weight, observation_key
from grader.run_cache import UNCACHED, RunCache, cacheable

# Judged cases that a run holds: some dozens of different answers to each case of an assignment.
CACHED_CASES = 1024


def judge_cases(
    exercise: BuiltExercise,
    observations: Sequence[Observation],
    *,
    public_only: bool = False,
    cache: RunCache = UNCACHED,
) -> tuple[JudgedCase, ...]:
    """The judged cases of an exercise; `observations` answer the calls of `grader.judge.needed_calls`.

    With `public_only`, only the public cases are judged.
    """
    seen = iter(observations)
    each = calls_per_input(exercise)
    own = ((case, tuple(islice(seen, each * len(case.instances)))) for case in exercise.cases)
    judge = cache.of(judge_case)
    return tuple(judge(exercise, case, mine) for case, mine in own if case.public or not public_only)


def calls_per_input(exercise: BuiltExercise) -> int:
    """The number of calls for one input: its own, and those of properties."""
    return 1 + sum(prop.calls for prop in exercise.properties)


def case_key(
    _: RunCache, exercise: BuiltExercise, case: BuiltCase, observations: Sequence[Observation]
) -> tuple[int, int, bytes] | None:
    """The cache key of a case and its observations; None for observations that no other student will share."""
    key = observation_key(observations)
    return None if key is None else (id(exercise), id(case), key)


@cacheable(key=case_key, size=CACHED_CASES, weight=key_weight)
def judge_case(exercise: BuiltExercise, case: BuiltCase, observations: Sequence[Observation]) -> JudgedCase:
    """The judged case: a verdict for every one of its inputs."""
    seen = iter(observations)
    return JudgedCase(
        name=case.name,
        check=judging_check(exercise).name,
        public=case.public,
        covers=case.covers,
        edge=case.edge,
        weight=case.weight,
        part=None,
        inputs=tuple(judge_input(exercise, instance, seen) for instance in case.instances),
    )


def with_source_verdict(
    exercise: BuiltExercise, cases: tuple[JudgedCase, ...], texts: Sequence[SourceText]
) -> tuple[JudgedCase, ...]:
    """The judged cases; where the code uses what the exercise forbids, every answer is wrong."""
    if exercise.source is None:
        return cases
    rules = SourceRules(exercise.source.allow, exercise.source.forbid, exercise.source.names)
    verdict = judge_source(texts, exercise.target, rules)
    if verdict is None:
        return cases
    return tuple(
        replace(case, inputs=tuple(refused_input(judged, verdict) for judged in case.inputs)) for case in cases
    )


def refused_input(judged: JudgedInput, verdict: Verdict) -> JudgedInput:
    """The judged input with the verdict on the code in place of its own, if the code gave an answer."""
    return replace(judged, verdict=verdict) if judged.observation.outcome == "value" else judged


def judge_input(exercise: BuiltExercise, instance: Instance, seen: Iterator[Observation]) -> JudgedInput:
    """The judged input: the check's verdict, or that of a broken property where the check's says nothing specific."""
    answer = next(seen)
    extra = [list(islice(seen, prop.calls)) for prop in exercise.properties]
    check = judging_check(exercise)
    others = decode(instance.accepted)
    case = checked_case(exercise, instance.args, decode(instance.expected), others)
    verdict = case_verdict(check.name, check.options, case, [answer])
    # A specific reason of the check is the better explanation, so properties are not looked at then.
    if verdict.passed or verdict.reason == GENERAL_REASON:
        verdict = with_properties(exercise, case, verdict, answer.value, extra, instance.known)
    return JudgedInput(instance.args, instance.calls[0], instance.expected, instance.variants, answer, verdict)


def with_properties(
    exercise: BuiltExercise,
    case: Case,
    verdict: Verdict,
    answer: Value,
    extra: Sequence[Sequence[Observation]],
    known: Sequence[Json],
) -> Verdict:
    """The verdict of the first property that does not hold, else the verdict of the check."""
    broken = broken_property(exercise, case, answer, extra, known, accepted=verdict.passed)
    return prevailing_verdict(verdict, None if broken is None else broken[1])
