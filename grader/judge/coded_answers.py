"""Judging what is answered in code: functions and traces."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
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
from grader.judge.judged import Judged, JudgedCase
from grader.judge.observation_key import observation_key
from grader.run_cache import UNCACHED, RunCache, cacheable

CACHED_CASES = 1024  # some dozens of different answers to each case of an assignment


def judge_cases(
    exercise: BuiltExercise,
    observations: Sequence[Observation],
    *,
    public_only: bool = False,
    cache: RunCache = UNCACHED,
) -> tuple[JudgedCase, ...]:
    """A verdict for every input of every case; `observations` stand in the order of `calls_of(exercise)`.

    With `public_only`, of the public cases alone.
    """
    seen = iter(observations)
    each = calls_each(exercise)
    own = ((case, tuple(islice(seen, each * len(case.instances)))) for case in exercise.cases)
    judge = cache.of(judge_case)
    return tuple(judge(exercise, case, mine) for case, mine in own if case.public or not public_only)


def calls_each(exercise: BuiltExercise) -> int:
    """How many calls an input takes: its own, and those of properties."""
    return 1 + sum(prop.calls for prop in exercise.properties)


def case_key(
    _: RunCache, exercise: BuiltExercise, case: BuiltCase, observations: Sequence[Observation]
) -> tuple[int, int, bytes] | None:
    """The case and what was observed; None for what nobody else will answer."""
    key = observation_key(observations)
    return None if key is None else (id(exercise), id(case), key)


@cacheable(key=case_key, size=CACHED_CASES)
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
    return tuple(replace(case, inputs=tuple(refused(judged, verdict) for judged in case.inputs)) for case in cases)


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
