"""The smallest input on which a student's code fails, found by asking it again in the sandbox."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TypeVar

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.own_check import checked_case, verdict_on_observation
from grader.built.smaller_questions import ShrinkQuestion, ShrinkRules, shrink_rules, untried_questions, way_down
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, Observation
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.literals import pasted_call
from grader.codec.wire import RESULT_LIMITS
from grader.diagnose.finding import Evidence, Finding
from grader.diagnose.near.state import Probe
from grader.diagnose.outsized import is_outsized
from grader.judge.coded_answers import judge_input
from grader.judge.judged import JudgedCase, JudgedInput
from grader.judge.observation_key import key_weight, observation_key
from grader.run_cache import UNCACHED, RunCache, cacheable

CACHED_INPUTS = 2048  # inputs with what was answered to them
MAX_PROBE_CALLS = 200
MAX_DOWNWARD_CALLS = 40  # of them for the way down
MAX_FINDINGS_WITH_EXAMPLE = 3
INPUTS_PER_ROUND = 8  # inputs of one round: a process costs about as much as working out what is right on three of them
LIMIT_OUTCOMES = {"timeout", "memory", "died"}  # outcomes that cost as much each time
LIMIT_SENTENCES = {
    "timeout": "It did not come back within its time limit.",
    "memory": "It asked for more memory than it may have.",
    "died": "Its process ended in the middle of the call.",
}


@dataclass(frozen=True, slots=True)
class CounterexampleSearch:
    """A search for a smaller failing input. `failure` is how the first input fails, and how all others must."""

    asking: ShrinkRules
    probe: Probe
    failure: tuple[str, str]
    cache: RunCache = UNCACHED

    @property
    def exercise(self) -> BuiltExercise:
        """The exercise as far as it is asked again."""
        return self.asking.exercise

    @property
    def calls_each(self) -> int:
        """The number of calls that an input takes: its own, and those of properties."""
        return 1 + sum(each.calls for each in self.exercise.properties)


def with_example(findings: Sequence[Finding], example: Finding | None) -> tuple[Finding, ...]:
    """The findings with the smallest input that fails ahead of them, as evidence; three in all."""
    return tuple(findings) if example is None else (example, *findings)[:MAX_FINDINGS_WITH_EXAMPLE]


def counterexample_finding(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe, cache: RunCache = UNCACHED
) -> Finding | None:
    """The finding that shows the smallest input on which code fails; None for hand work, and where nothing fails.

    Where a public case fails, it depends on the public cases alone, so that it may be shown.
    """
    first = first_failing(exercise, cases)
    if first is None or not exercise.reference:  # tests of an author's own have none to say what is right elsewhere
        return None
    case, instance, judged = first
    cases = [each for each in cases if each.public] if case.public else cases
    if any(each.observation.outcome in LIMIT_OUTCOMES for judged_case in cases for each in judged_case.inputs):
        return input_finding(case, judged)  # as it is: to look for a smaller one is to wait again
    if is_outsized(judged):
        return input_finding(case, judged)  # and so many answers of that size would take long to judge
    # Properties take further calls for each input: without them, more inputs can be asked.
    fails = not exercise.properties or not check_verdict(exercise, instance, judged.observation).passed
    asked = replace(exercise, properties=()) if fails else exercise
    asking = cache.of(shrink_rules)(asked, case, instance, cache)
    search = CounterexampleSearch(asking, probe, failure_kind(asked, judged), cache)
    try:
        found = smallest_failing_input(search)
    except TookTooLong:  # a verifier, say, on an input that nobody has tried it on
        return input_finding(case, judged)
    return None if found is None else input_finding(case, found)


def first_failing(
    exercise: BuiltExercise, cases: Sequence[JudgedCase]
) -> tuple[BuiltCase, Instance, JudgedInput] | None:
    """The first input that code fails on, a public one if there is any: what is made from that may be shown.

    `cases` are all of the exercise, or the public ones.
    """
    failing = (
        (built, instance, judged)
        # Public cases first: an example made from one may be shown to students at any level.
        for public in (True, False)
        for built, case in zip(
            cases_by_visibility(exercise.cases, public), cases_by_visibility(cases, public), strict=False
        )
        for instance, judged in zip(built.instances, case.inputs, strict=True)
        if not judged.verdict.passed and can_be_shown(judged)
    )
    return next(failing, None)


def fails_in_public(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> bool:
    """Whether there is a public input on which code fails, to look for a smaller one from there."""
    first = first_failing(exercise, cases_by_visibility(cases, True))
    return first is not None


AnyCase = TypeVar("AnyCase", BuiltCase, JudgedCase)


def cases_by_visibility(cases: Sequence[AnyCase], public: bool) -> list[AnyCase]:
    """The public cases, or the hidden ones, in their order."""
    return [case for case in cases if case.public is public]


def can_be_shown(judged: JudgedInput) -> bool:
    """Whether an input can show a failure: it was called, and failed by its answer, not by the code's own text."""
    answered = judged.observation.outcome in ("value", "error", *LIMIT_OUTCOMES)
    return answered and judged.call is not None and judged.verdict.reason != "source"


def check_verdict(exercise: BuiltExercise, instance: Instance, observation: Observation) -> Verdict:
    """The verdict of the check alone on an answer, without the properties."""
    case = checked_case(exercise, instance.args, decode(instance.expected), decode(instance.accepted))
    return verdict_on_observation(exercise, case, observation)


def failure_kind(exercise: BuiltExercise, judged: JudgedInput) -> tuple[str, str]:
    """The way in which an input fails: an exception, the check, a property; two empty texts where it does not.

    An input that fails in another way would be an example of another mistake.
    """
    observation = judged.observation
    if observation.outcome == "error" and observation.error is not None:
        return "error", observation.error.type
    if judged.verdict.passed or observation.outcome != "value":
        return "", ""
    return "wrong", judged.verdict.reason if exercise.properties else ""


def smallest_failing_input(search: CounterexampleSearch) -> JudgedInput | None:
    """The smallest input found that fails as the first does, asked alone; None where none fails when asked alone.

    Most mistakes show everywhere, so the smallest of all is tried first; all that lie between are asked in the same
    process, and tell where to look on.
    """
    asking = search.asking
    way = search.cache.of(way_down)(asking, search.cache)
    upwards = way[: max(MAX_DOWNWARD_CALLS // search.calls_each, 1)][::-1]
    seen = judged_answers(search, upwards)
    last = next(seen)
    if fails_like_first(search, last) or len(way) == 1:
        return last if fails_like_first(search, last) else None
    failing = [each for each, judged in zip(upwards[1:], seen, strict=True) if fails_like_first(search, judged)]
    left = MAX_PROBE_CALLS // search.calls_each - len(upwards)
    found = reduced_input(search, failing[0], left - INPUTS_PER_ROUND - 1) if failing else None
    return found or reduced_input(search, asking.start, INPUTS_PER_ROUND + 1 if failing else left)


def reduced_input(search: CounterexampleSearch, start: ShrinkQuestion, left: int) -> JudgedInput | None:
    """The smallest failing input reached from one step by step; None if that one does not fail when asked alone.

    In every round the smallest so far is asked first, in a process that has answered nothing before. It ends when so
    many inputs are asked.
    """
    current, tried = start, {start.text}
    candidates = untried_questions(search.asking, current, tried, search.cache)
    alone = None
    while True:
        batch = list(islice(candidates, max(min(INPUTS_PER_ROUND, left - 2), 0)))
        left -= len(batch) + 1
        first, *others = judged_answers(search, [current, *batch])
        if not fails_like_first(search, first):
            return alone  # it failed only after other calls
        alone = first
        failing = [each for each, seen in zip(batch, others, strict=True) if fails_like_first(search, seen)]
        if not failing and len(batch) < INPUTS_PER_ROUND:
            return alone
        if failing:
            current = min(failing, key=lambda each: each.weight)
            candidates = untried_questions(search.asking, current, tried, search.cache)
        if any(seen.observation.outcome in LIMIT_OUTCOMES for seen in others):
            left = 0


def judged_answers(search: CounterexampleSearch, asked: Sequence[ShrinkQuestion]) -> Iterator[JudgedInput]:
    """The judged answers of the student's code, asked in one process; the first as if it were asked alone.

    Raises `TookTooLong`.
    """
    seconds, each = search.exercise.limits.seconds, search.calls_each
    calls = [Call(call.target, call.args, seconds, call.then) for one in asked for call in one.instance.calls[:each]]
    seen = search.probe(calls)
    for place, one in enumerate(asked):
        own = tuple(seen[place * each : (place + 1) * each])
        yield search.cache.of(judged_in_time)(search.exercise, one.instance, own)


def input_key(
    _: RunCache, exercise: BuiltExercise, instance: Instance, seen: Sequence[Observation]
) -> tuple[int, int, bytes] | None:
    """The input and what was observed; None for what nobody else will answer."""
    key = observation_key(seen)
    return None if key is None else (id(exercise), id(instance), key)


@cacheable(key=input_key, size=CACHED_INPUTS, weight=key_weight)
def judged_in_time(exercise: BuiltExercise, instance: Instance, seen: Sequence[Observation]) -> JudgedInput:
    """An input with the verdict on what the code answered; raises `TookTooLong`."""
    return in_time(partial(judge_input, exercise, instance, iter(seen)))


def fails_like_first(search: CounterexampleSearch, judged: JudgedInput) -> bool:
    """Whether an input fails as the first does."""
    return failure_kind(search.exercise, judged) == search.failure


def input_finding(case: BuiltCase, judged: JudgedInput) -> Finding:
    """The finding that shows an input, what came back, and the rule that it breaks."""
    observation, call = judged.observation, judged.call
    assert call is not None and call.args is not None  # noqa: S101, PT018  an answer in code
    raised = observation.error
    error = LIMIT_SENTENCES.get(observation.outcome, "")
    if observation.outcome == "error" and raised is not None:
        error = f"{raised.type}: {raised.text}" if raised.text else raised.type
    evidence = Evidence(
        call=pasted_call(call.target, call.args, call.then),
        observed=encode(observation.value, RESULT_LIMITS) if observation.outcome == "value" else None,
        error=error,
    )
    name = "smallest input that fails"
    return Finding(kind="counterexample", name=name, hint=judged.verdict.message, cases=(case.name,), evidence=evidence)
