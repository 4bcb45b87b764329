"""The session of one submission: makes its calls in children of a jail, and collects the observations."""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal, Protocol

from grader.checks.calls import Call, Observation, Raised
from grader.codec.decode import DecodeError, decode, refuse_form
from grader.codec.values import Function, Json
from grader.intake.submission import Submission
from grader.run_cache import RunCache, cacheable
from grader.sandbox.allowance import Allowance, AllowancePool, further_allowance
from grader.sandbox.budgets import FUNCTION_LIVES, CallEnd, ClassPatience, exhausted_functions
from grader.sandbox.child_answers import TOO_LARGE_ANSWER, admitted_observation
from grader.sandbox.frames import FrameError, packed_frame, unpacked_message
from grader.sandbox.jail_child import ChildEnded, JailChild
from grader.sandbox.jail_process import MAX_START_SECONDS, JailLost
from grader.sandbox.messages import call_message, has_tables, submission_message, uses_pandas
from grader.sandbox.risky_code import reaches_out

ABSENT_OUTCOMES = ("missing", "blank")  # outcomes of names that are not defined, or still to be written
PLAIN_WARM_PACKAGE = "numpy"  # what a jail has loaded for submissions that do not use pandas
# Frames of calls that a run holds: to write them anew for each submission would take about 2 % of a cohort's time. They
# come in the same order for each student, so that one place too few would find none: a long assignment has 1,000 calls.
CACHED_FRAMES = 2000
# Seconds for running the files: a notebook may compute, and not only define. The second try gets a fifth for each
# statement.
IMPORT_SECONDS = 10.0
GIVEN_UP_SENTENCE = (
    "It kept us waiting for too long, as other submissions of this class did before it. Grade it alone, with --only."
)
UNFINISHED_FILE_ERRORS = {
    "timeout": Raised("TimeLimit", "Running the file did not come to an end, so only its definitions were read.", None),
    "died": Raised("Died", "Running the file ended its process, so only its definitions were read.", None),
}


class SandboxFailure(Exception):  # as `Unresolved`: the name says whose failure it is
    """A failure of the sandbox, in one sentence: the submission is left ungraded, and it is not its fault."""


class ChildSource(Protocol):
    """The source of a session's children: a jail has one child at a time, whichever session it is for."""

    patience: ClassPatience
    cache: RunCache

    def child(self, session: "SandboxSession", limits: Json) -> JailChild:
        """A new child for the session; the child of any other session is ended. Raises JailLost."""

    def drop(self, warm: str) -> None:
        """Ends a jail, so that the next child comes from a new one."""


@dataclass(slots=True)
class CallBatch:
    """A batch of calls with their frames, and the observations of them so far.

    `graded` ones decide marks: a function has lives, and a large answer may use up what all functions share.
    """

    calls: Sequence[Call]
    cache: RunCache
    graded: bool = True
    frames: list[bytes] = field(init=False)
    left: dict[str, Allowance] = field(init=False)  # by function
    observed: dict[int, Observation] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # Calls that the cache gave come again for the next student; others are made once only.
        again = self.graded or self.cache.has_given(self.calls)
        framed_call = self.cache.of(call_frame) if again else call_frame
        self.frames = [framed_call(call, number) for number, call in enumerate(self.calls)]
        self.left = defaultdict(partial(Allowance, AllowancePool()) if self.graded else further_allowance)

    def seen(self, count: int) -> tuple[Observation, ...]:
        """The observations of the first calls, in order; `skipped` for those that were not made."""
        return tuple(self.observed.get(number, Observation("skipped")) for number in range(count))

    def pending(self, numbers: Sequence[int]) -> list[int]:
        """The calls that are still to be made, without those of functions that have used up their lives."""
        ends = [(self.calls[number].target, call_end(seen)) for number, seen in self.observed.items()]
        if not self.graded and any(end in FUNCTION_LIVES for _, end in ends):
            return []
        gone = exhausted_functions(ends)
        return [number for number in numbers if number not in self.observed and self.calls[number].target not in gone]


class SandboxSession:
    """A session with one submission's code, in children of a jail, until the `with` block of `Sandbox.session` ends.

    A child learns no hidden input before it has answered all calls whose inputs may be known: whatever it says of
    those, it says without having seen the others, and that may be shown. Whether a name is defined at all is told of
    hidden calls too; so it is asked before, and believed for good.
    """

    def __init__(
        self,
        jails: ChildSource,
        submission: Submission,
        calls: Sequence[Call],
        megabytes: int,
        provided: Mapping[str, str],
        once: bool = False,
    ) -> None:
        self.jails = jails
        self.submission = submission
        self.megabytes = megabytes
        self.provided = provided
        self.count = len(calls)
        self.batch = CallBatch([*calls, *definition_questions(calls)], jails.cache, graded=not once)
        tables = any(map(has_tables, self.batch.frames))
        self.warm = "pandas" if tables or uses_pandas(submission, provided) else PLAIN_WARM_PACKAGE
        self.apart = reaches_out(submission)
        self.child: JailChild | None = None
        self.waited_before = 0.0  # seconds for which its children kept us waiting, without the one that is there now
        self.stage: Literal["starting", "files", "calls"] = "starting"
        self.unfinished: Literal["", "timeout", "died"] = ""  # how running the whole files ended, if not well

    @property
    def waited(self) -> float:
        """The seconds for which the children of this session have kept us waiting."""
        return self.waited_before + (self.child.waited if self.child else 0.0)

    def everything(self) -> tuple[Observation, ...]:
        """The observation of every call, in order; raises SandboxFailure."""
        self.public()
        self.answer([number for number, call in enumerate(self.batch.calls) if call.hidden])
        return self.batch.seen(self.count)

    def public(self) -> tuple[Observation, ...]:
        """The observations of all public calls; hidden ones are `skipped`, or absent. Raises SandboxFailure.

        The child may then be asked more: it has seen no hidden input.
        """
        calls, observed = self.batch.calls, self.batch.observed
        self.answer([number for number, call in enumerate(calls) if not call.hidden])
        absent = {calls[number].names: seen for number, seen in observed.items() if seen.outcome in ABSENT_OUTCOMES}
        for number, call in enumerate(calls):
            if call.hidden and call.names in absent:
                observed[number] = absent[call.names]
        return self.batch.seen(self.count)

    def further(self, calls: Sequence[Call]) -> tuple[Observation, ...] | None:
        """The observations of further calls in the current child; None where it is gone. They cost no lives.

        With a call that hangs or dies the child is gone, and the calls after it are not made.
        """
        if self.child is None or self.unfinished:
            return None
        batch, before = CallBatch(calls, self.jails.cache, graded=False), self.waited
        try:
            self.make_or_note(batch, range(len(calls)))
        except JailLost:
            self.close()
            self.jails.drop(self.warm)
            return None
        finally:
            self.jails.patience.note(self.waited - before)
        return batch.seen(len(calls))

    def close(self) -> None:
        """Ends the child, if there is one; a jail that does not answer is dropped."""
        try:
            self.end()
        except JailLost:
            self.jails.drop(self.warm)

    def end(self) -> None:
        """Ends the child, if there is one, and all that descends from it; raises JailLost."""
        child, self.child = self.child, None
        if child is not None:
            self.waited_before += child.waited
            child.close()

    def answer(self, numbers: Sequence[int]) -> None:
        """Makes these calls of the batch, in as many children as it takes; raises SandboxFailure."""
        before = self.waited
        lost: object = None
        try:
            while pending := self.together(self.batch.pending(numbers)):
                if self.jails.patience.lost_with(self.waited):
                    raise SandboxFailure(GIVEN_UP_SENTENCE)
                try:
                    self.attempt(pending)
                except JailLost as problem:
                    self.jails.drop(self.warm)
                    place = (self.stage, self.unfinished, len(self.batch.observed))
                    if place == lost:
                        self.lost_twice(pending, problem)
                    lost = place
        finally:
            self.jails.patience.note(self.waited, before)

    def lost_twice(self, pending: Sequence[int], problem: JailLost) -> None:
        """Notes that a jail was lost twice at the same place; raises SandboxFailure if no student code has run."""
        if self.stage == "starting":
            raise SandboxFailure(f"The sandbox's worker process could not be used: {problem}.") from problem
        self.note(self.batch, "died", pending)  # that code's doing

    def together(self, pending: Sequence[int]) -> Sequence[int]:
        """The calls for one child: all, or those of one function where code could spoil the process for others."""
        if not self.apart:
            return pending
        calls = self.batch.calls
        targets = {calls[number].target for number in pending[:1]}
        return [number for number in pending if calls[number].target in targets or calls[number].args is None]

    def attempt(self, pending: Sequence[int]) -> None:
        """Makes the pending calls in the current child, or in a new one, until it ends; raises JailLost."""
        try:
            self.make_or_note(self.batch, pending)
        except BaseException:
            self.end()
            raise
        if self.apart:
            self.end()

    def make_or_note(self, batch: CallBatch, pending: Sequence[int]) -> None:
        """Makes the calls in one child, and notes how the child ended, if it did; raises JailLost."""
        try:
            self.make(batch, pending)
        except ChildEnded as ended:
            self.end()
            if self.stage == "starting":
                raise JailLost("its child did not start") from ended
            self.note(batch, ended.why, pending)

    def make(self, batch: CallBatch, pending: Sequence[int]) -> None:
        """Sends the calls to one child and reads the answers; raises Ended and JailLost."""
        frames = [batch.frames[number] for number in pending]
        if self.child is not None:
            self.child.send(b"".join(frames))
            self.listen(self.child, batch, pending)
            return
        self.stage = "starting"
        self.child = child = self.jails.child(self, self.limits())
        # The child wakes up while we write down what it is to do.
        child.send(b"".join([self.first_frame(), *frames]))
        self.converse(child, batch, pending)

    def converse(self, child: JailChild, batch: CallBatch, pending: Sequence[int]) -> None:
        """Reads the first messages of a new child, then its answers; raises Ended."""
        child.reply(MAX_START_SECONDS, len(pending))  # "hello": it lives, and has not met the submission yet
        if self.provided:
            refuse_broken_provided(child.reply(MAX_START_SECONDS))
        self.stage = "files"
        child.reply(IMPORT_SECONDS, len(pending))
        self.stage = "calls"
        self.listen(child, batch, pending)

    def listen(self, child: JailChild, batch: CallBatch, pending: Sequence[int]) -> None:
        """Reads the answers to calls; raises Ended."""
        for place, number in enumerate(pending, 1):
            call = batch.calls[number]
            payload = child.reply(call.seconds, len(pending) - place)
            try:
                seen = admitted_observation(payload, number, call.room, batch.left[call.target], self.jails.cache)
            except DecodeError:
                raise ChildEnded("died") from None
            if seen.outcome in ABSENT_OUTCOMES and call.hidden:
                raise ChildEnded("died")  # it is there: that was asked before, and what is not there is not called
            if seen.outcome == "missing" and seen.error is None and self.unfinished:
                seen = replace(seen, error=UNFINISHED_FILE_ERRORS[self.unfinished])
            batch.observed[number] = seen

    def note(self, batch: CallBatch, why: Literal["timeout", "died"], pending: Sequence[int]) -> None:
        """Notes how a child ended: it costs the call it was at, or all statements of the files but definitions."""
        waiting = [number for number in pending if number not in batch.observed]
        if self.stage == "calls":
            self.readable(batch.calls[waiting[0]])
            batch.observed[waiting[0]] = Observation(why)
        elif self.unfinished:
            batch.observed |= {number: Observation(why) for number in waiting}
        else:
            self.unfinished = why

    def readable(self, call: Call) -> None:
        """Raises SandboxFailure if a child ended because the inputs we gave it are no values."""
        try:
            for inputs in (call.args or (), *(inputs for _, inputs in call.then)):
                decode(list(inputs), {"function": self.known_function})
        except DecodeError as problem:
            target = call.target
            raise SandboxFailure(f"The inputs of a call of {target} cannot be read: {problem}.") from problem

    def known_function(self, function: Function) -> Function:
        """The function, if it is provided; raises DecodeError."""
        return function if function.name in self.provided else refuse_form(f"{function.name} is not provided")

    def limits(self) -> Json:
        """The limits of a child in all: megabytes, and processor seconds, which end a child that was left behind."""
        allowed = IMPORT_SECONDS + sum(call.seconds for call in self.batch.calls)
        # Twice as much as all calls may take, and a minute: our own clock always decides first, call by call.
        return {"megabytes": self.megabytes, "seconds": math.ceil(60 + 2 * allowed)}

    def first_frame(self) -> bytes:
        """The frame with the submission, which is the first that a child gets; raises SandboxFailure."""
        message = submission_message(self.submission, IMPORT_SECONDS / 5 if self.unfinished else 0, self.provided)
        return own_frame(message, "The submission is too large to be run.")


def refuse_broken_provided(payload: bytes) -> None:
    """Raises SandboxFailure if code that an exercise provides does not run; no student code has run yet."""
    broken = unpacked_message(payload)["broken"]
    if broken:
        raise SandboxFailure(f"What an exercise provides does not run: {broken}.")


def call_end(seen: Observation) -> CallEnd:
    """The end of a call, for counting the lives of its function."""
    return "large" if seen.value == TOO_LARGE_ANSWER.value else seen.outcome


def definition_questions(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Calls that ask whether a name is defined, for each name that only hidden calls use."""
    known = {call.names for call in calls if not call.hidden}
    asked = {call.names: call for call in calls if call.hidden and call.names not in known}
    return tuple(
        Call(call.target, (), call.seconds, tuple((name, ()) for name, _ in call.then), defined=True)
        for call in asked.values()
    )


@cacheable(key=lambda _, call, number: (id(call), number), size=CACHED_FRAMES)
def call_frame(call: Call, number: int) -> bytes:
    """The frame of a call; raises SandboxFailure if it is too large."""
    return own_frame(call_message(call, number), f"The inputs of a call of {call.target} are too large.")


def own_frame(message: Json, problem: str) -> bytes:
    """The frame of a message of ours; raises SandboxFailure with this text if it cannot be packed."""
    try:
        return packed_frame(message)
    except (FrameError, ValueError, TypeError) as cause:
        raise SandboxFailure(problem) from cause
