"""The smallest input on which a student's code fails, found by asking it again in the sandbox."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TypeVar

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.own_check import case_of, verdict_in
from grader.built.smaller_questions import Asking, Question, asking_of, questions, way_down
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, Observation
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.literals import pasted
from grader.codec.wire import KEPT
from grader.diagnose.finding import Evidence, Finding
from grader.diagnose.near.state import Probe
from grader.diagnose.outsized import is_outsized
from grader.judge.coded_answers import judge_input
from grader.judge.judged import Judged, JudgedCase
from grader.judge.observation_key import observation_key
from grader.run_cache import UNCACHED, RunCache, cacheable

CACHED_INPUTS = 2048  # inputs with what was answered to them
MOST_CALLS = 200
MOST_DOWN = 40  # of them for the way down
MOST_FINDINGS = 3
AT_ONCE = 8  # inputs of one round: a process costs about as much as working out what is right on three of them
NOT_ASKED_AGAIN = {"timeout", "memory", "died"}  # outcomes that cost as much each time
SAID = {
    "timeout": "It did not come back within its time limit.",
    "memory": "It asked for more memory than it may have.",
    "died": "Its process ended in the middle of the call.",
}


@dataclass(frozen=True, slots=True)
class Search:
    """A search for a smaller failing input. `failure` is how the first input fails, and how all others must."""

    asking: Asking
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
    return tuple(findings) if example is None else (example, *findings)[:MOST_FINDINGS]


def counterexample_finding(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe, cache: RunCache = UNCACHED
) -> Finding | None:
    """The finding that shows the smallest input on which code fails; None for hand work, and where nothing fails.

    Where a public case fails, it depends on the public cases alone, so that it may be shown.
    """
    first = first_failing(exercise, cases)
    if first is None:
        return None
    case, instance, judged = first
    cases = [each for each in cases if each.public] if case.public else cases
    if any(each.observation.outcome in NOT_ASKED_AGAIN for judged_case in cases for each in judged_case.inputs):
        return finding_of(case, judged)  # as it is: to look for a smaller one is to wait again
    if is_outsized(judged):
        return finding_of(case, judged)  # and so many answers of that size would take long to judge
    # Properties take further calls for each input: without them, more inputs can be asked.
    fails = not exercise.properties or not check_verdict(exercise, instance, judged.observation).passed
    asked = replace(exercise, properties=()) if fails else exercise
    asking = cache.of(asking_of)(asked, case, instance, cache)
    search = Search(asking, probe, failure_of(asked, judged), cache)
    try:
        found = smallest(search)
    except TookTooLong:  # a verifier, say, on an input that nobody has tried it on
        return finding_of(case, judged)
    return None if found is None else finding_of(case, found)


def first_failing(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[BuiltCase, Instance, Judged] | None:
    """The first input that code fails on, a public one if there is any: what is made from that may be shown.

    `cases` are all of the exercise, or the public ones.
    """
    failing = (
        (built, instance, judged)
        # Public cases first: an example made from one may be shown to students at any level.
        for public in (True, False)
        for built, case in zip(with_public(exercise.cases, public), with_public(cases, public), strict=False)
        for instance, judged in zip(built.instances, case.inputs, strict=True)
        if not judged.verdict.passed and can_be_shown(judged)
    )
    return next(failing, None)


def fails_in_public(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> bool:
    """Whether there is a public input on which code fails, to look for a smaller one from there."""
    first = first_failing(exercise, with_public(cases, True))
    return first is not None


AnyCase = TypeVar("AnyCase", BuiltCase, JudgedCase)


def with_public(cases: Sequence[AnyCase], public: bool) -> list[AnyCase]:
    """The public cases, or the hidden ones, in their order."""
    return [case for case in cases if case.public is public]


def can_be_shown(judged: Judged) -> bool:
    """Whether an input can show a failure: it was called, and failed by its answer, not by the code's own text."""
    answered = judged.observation.outcome in ("value", "error", *NOT_ASKED_AGAIN)
    return answered and judged.call is not None and judged.verdict.reason != "source"


def check_verdict(exercise: BuiltExercise, instance: Instance, observation: Observation) -> Verdict:
    """The verdict of the check alone on an answer, without the properties."""
    case = case_of(exercise, instance.args, decode(instance.expected), decode(instance.accepted))
    return verdict_in(exercise, case, observation)


def failure_of(exercise: BuiltExercise, judged: Judged) -> tuple[str, str]:
    """The way in which an input fails: an exception, the check, a property; two empty texts where it does not.

    An input that fails in another way would be an example of another mistake.
    """
    observation = judged.observation
    if observation.outcome == "error" and observation.error is not None:
        return "error", observation.error.type
    if judged.verdict.passed or observation.outcome != "value":
        return "", ""
    return "wrong", judged.verdict.reason if exercise.properties else ""


def smallest(search: Search) -> Judged | None:
    """The smallest input found that fails as the first does, asked alone; None where none fails when asked alone.

    Most mistakes show everywhere, so the smallest of all is tried first; all that lie between are asked in the same
    process, and tell where to look on.
    """
    asking = search.asking
    way = search.cache.of(way_down)(asking)
    upwards = way[: max(MOST_DOWN // search.calls_each, 1)][::-1]
    seen = answers_to(search, upwards)
    last = next(seen)
    if fails_so(search, last) or len(way) == 1:
        return last if fails_so(search, last) else None
    failing = [each for each, judged in zip(upwards[1:], seen, strict=True) if fails_so(search, judged)]
    left = MOST_CALLS // search.calls_each - len(upwards)
    found = reduced(search, failing[0], left - AT_ONCE - 1) if failing else None
    return found or reduced(search, asking.start, AT_ONCE + 1 if failing else left)


def reduced(search: Search, start: Question, left: int) -> Judged | None:
    """The smallest failing input reached from one step by step; None if that one does not fail when asked alone.

    In every round the smallest so far is asked first, in a process that has answered nothing before. It ends when so
    many inputs are asked.
    """
    current, tried = start, {start.text}
    candidates = questions(search.asking, current, tried, search.cache)
    alone = None
    while True:
        batch = list(islice(candidates, max(min(AT_ONCE, left - 2), 0)))
        left -= len(batch) + 1
        first, *others = answers_to(search, [current, *batch])
        if not fails_so(search, first):
            return alone  # it failed only after other calls
        alone = first
        failing = [each for each, seen in zip(batch, others, strict=True) if fails_so(search, seen)]
        if not failing and len(batch) < AT_ONCE:
            return alone
        if failing:
            current = min(failing, key=lambda each: each.weight)
            candidates = questions(search.asking, current, tried, search.cache)
        if any(seen.observation.outcome in NOT_ASKED_AGAIN for seen in others):
            left = 0


def answers_to(search: Search, asked: Sequence[Question]) -> Iterator[Judged]:
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


@cacheable(key=input_key, size=CACHED_INPUTS)
def judged_in_time(exercise: BuiltExercise, instance: Instance, seen: Sequence[Observation]) -> Judged:
    """An input with the verdict on what the code answered; raises `TookTooLong`."""
    return in_time(partial(judge_input, exercise, instance, iter(seen)))


def fails_so(search: Search, judged: Judged) -> bool:
    """Whether an input fails as the first does."""
    return failure_of(search.exercise, judged) == search.failure


def finding_of(case: BuiltCase, judged: Judged) -> Finding:
    """The finding that shows an input, what came back, and the rule that it breaks."""
    observation, call = judged.observation, judged.call
    assert call is not None and call.args is not None  # noqa: S101, PT018  an answer in code
    raised = observation.error
    error = SAID.get(observation.outcome, "")
    if observation.outcome == "error" and raised is not None:
        error = f"{raised.type}: {raised.text}" if raised.text else raised.type
    evidence = Evidence(
        call=pasted(call.target, call.args, call.then),
        observed=encode(observation.value, KEPT) if observation.outcome == "value" else None,
        error=error,
    )
    name = "smallest input that fails"
    return Finding(kind="counterexample", name=name, hint=judged.verdict.message, cases=(case.name,), evidence=evidence)
