"""Trials of candidates on inputs of an exercise: calls in batches, each batch in a sandboxed process of its own.

Expected values stay here: a process is told a changed definition and an input, and gives an answer back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from grader.built.document import BuiltExercise, Instance
from grader.built.own_check import checked_case, judging_check, verdict_on_observation
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, ChangedCode, Observation
from grader.checks.case import Case
from grader.checks.registry import written_options
from grader.checks.trace import may_follow
from grader.codec.decode import decode
from grader.judge.needed_calls import answer_room
from grader.judge.observation_key import observation_key
from grader.repair.candidates import RepairCandidate

CALLS_A_PROCESS = 400  # a process costs as much as ten calls, and one that hangs takes the calls after it along
MAX_CALLS = 6_000  # calls of one search, counted: the same on every machine
MEASURED_NODES = 20_000  # nodes of an answer that lists lines, three for each of them
MAX_LOST_PROCESSES = 3  # processes that may hang or die: each costs seconds

CallsInProcess = Callable[[Sequence[Call]], Sequence[Observation]]  # makes calls in one new process


class SearchEnded(Exception):  # as `TookTooLong`: the name says what happened
    """The end of a search before all was tried: too many calls, or too many processes that hang."""


@dataclass(frozen=True, slots=True)
class MeasuredRun:
    """The lines that a program runs on one input: how many, and which, each with its file or cell."""

    count: int
    lines: frozenset[tuple[str, int]]


def measured_run(observation: Observation) -> MeasuredRun:
    """The lines that a process says it ran; raises `SearchEnded` for what is no such answer, as code may forge one."""
    value = observation.value
    if observation.outcome != "value" or not isinstance(value, list) or not value or type(value[0]) is not int:
        raise SearchEnded("its lines cannot be counted")
    pairs = [tuple(each) for each in value[1:] if isinstance(each, list) and len(each) == 2]
    return MeasuredRun(value[0], frozenset((str(place), line) for place, line in pairs if type(line) is int))


def passes_check(exercise: BuiltExercise, case: Case, observation: Observation) -> bool:
    """Whether the exercise's check finds an answer right."""
    check = judging_check(exercise)
    # A quick no: most changed programs take wrong steps, and to mark all of them takes ten times as long.
    if check.name == "trace" and not may_follow(case, observation, written_options(check.name, check.options)):
        return False
    return verdict_on_observation(exercise, case, observation).passed


@dataclass(eq=False)
class CandidateTrials:
    """The trials of one search: what was answered is judged by the exercise's own check, and counted."""

    exercise: BuiltExercise
    inputs: Sequence[Instance]
    run: CallsInProcess
    calls_left: int = MAX_CALLS
    lost: int = 0
    verdicts: dict[tuple[int, bytes], bool] = field(default_factory=dict)
    cases: dict[int, Case] = field(default_factory=dict)
    rooms: dict[int, int] = field(default_factory=dict)

    def measured(self, numbers: Sequence[int]) -> dict[int, MeasuredRun]:
        """How many lines the program runs on each of these inputs, and which; raises `SearchEnded`."""
        measure = ChangedCode((), measure=True)
        seen = self.observations([replace(self.call(number), trial=measure, room=MEASURED_NODES) for number in numbers])
        return {number: measured_run(one) for number, one in zip(numbers, seen, strict=True)}

    def right_on(
        self, candidates: Sequence[RepairCandidate], numbers: Sequence[int], *, quick: bool = False
    ) -> list[list[bool]]:
        """For each candidate, whether it is right on each of these inputs; raises `SearchEnded`."""
        calls = [
            replace(self.call(number), trial=ChangedCode(each.changes, number, quick))
            for each in candidates
            for number in numbers
        ]
        seen = self.observations(calls)
        passed = [self.passes(number, one) for number, one in zip([*numbers] * len(candidates), seen, strict=True)]
        width = len(numbers)
        return [passed[place * width : (place + 1) * width] for place in range(len(candidates))]

    def call(self, number: int) -> Call:
        """The call of the program on one input."""
        instance = self.inputs[number]
        made = instance.calls[0]
        if number not in self.rooms:
            self.rooms[number] = answer_room(instance.expected)
        seconds, room = self.exercise.limits.seconds, self.rooms[number]
        return Call(made.target, made.args, seconds, made.then, room=room)

    def observations(self, calls: Sequence[Call]) -> list[Observation]:
        """The observation of each call, in as many processes as it takes; raises `SearchEnded`."""
        self.calls_left -= len(calls)
        if self.calls_left < 0:
            raise SearchEnded("too many calls")
        found: list[Observation] = []
        while len(found) < len(calls):
            batch = calls[len(found) : len(found) + CALLS_A_PROCESS]
            seen = list(self.run(batch))
            made = next((place for place, one in enumerate(seen) if one.outcome == "skipped"), len(seen))
            if made < len(batch):  # the last call that was made has ended the process: a new one takes the rest
                self.lost += 1
                if self.lost > MAX_LOST_PROCESSES:
                    raise SearchEnded("too many processes were lost")
            found += seen[: max(made, 1)]
        return found

    def passes(self, number: int, observation: Observation) -> bool:
        """Whether an answer is right; what was judged before is not judged again. Raises `SearchEnded`."""
        if observation.outcome != "value":
            return False
        whole = observation_key([observation])
        key = whole and sha256(whole).digest()  # as thousands of answers may be long
        if key is not None and (number, key) in self.verdicts:
            return self.verdicts[number, key]
        instance = self.inputs[number]
        if number not in self.cases:
            expected, others = decode(instance.expected), decode(instance.accepted)
            self.cases[number] = checked_case(self.exercise, instance.args, expected, others)
        case = self.cases[number]
        try:
            passed = in_time(lambda: passes_check(self.exercise, case, observation))
        except TookTooLong:
            raise SearchEnded("judging took too long") from None
        if key is not None:
            self.verdicts[number, key] = passed
        return passed
