"""A submission's answers to calls, from another process. The seam that stays when the isolation behind it hardens."""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Literal, Self

from grader.checks.calls import Call, Observation, Raised
from grader.codec.decode import DecodeError, decode, refuse
from grader.codec.values import Function, Message
from grader.intake.submission import Submission
from grader.sandbox.allowance import Allowance, Pool, further
from grader.sandbox.allowed_packages import folders_of
from grader.sandbox.budgets import LIVES, End, Patience, exhausted
from grader.sandbox.child_answers import TOO_LARGE, observation_in
from grader.sandbox.child_session import Ended, Session
from grader.sandbox.frames import FrameError, packed, unpacked
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.jail_process import START_SECONDS, Worker, WorkerLost
from grader.sandbox.messages import call_message, has_tables, submission_message, uses_pandas
from grader.sandbox.risky_code import reaches_out
from grader.sandbox.selftest import Isolation, strongest, weakness_of

ABSENT = ("missing", "blank")  # outcomes of names that are not defined, or still to be written
PLAIN = "numpy"  # what a worker has loaded for submissions that do not use pandas
SHORT, KEPT = 20_000, 2000  # bytes of a call, and calls, that are kept as they are sent
IMPORT_SECONDS = 10.0  # for running the files themselves
GIVEN_UP = (
    "It kept us waiting for too long, as other submissions of this class did before it. Grade it alone, with --only."
)
UNFINISHED = {
    "timeout": Raised("TimeLimit", "Running the file did not come to an end, so only its definitions were read.", None),
    "died": Raised("Died", "Running the file ended its process, so only its definitions were read.", None),
}


class SandboxFailure(Exception):  # as `Unresolved`: the name says whose failure it is
    """A failure of ours, in one sentence: the submission is not graded, and it is not its fault."""


def isolation_for(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation that is in force when one is asked for; raises SandboxFailure if it does not work here."""
    folders_of(packages)  # packages that nobody may have are refused before anything is started
    if asked == "auto":
        return strongest(packages)
    if asked not in STRONGEST_FIRST:
        known = ", ".join(("auto", *STRONGEST_FIRST))
        raise SandboxFailure(f"There is no isolation called {asked!r}; there are {known}.")
    if weakness := weakness_of(asked, packages):
        raise SandboxFailure(f"The isolation {asked} does not work here: {weakness}.")
    return Isolation(asked)


class Sandbox:
    """Worker processes that submissions are run in, one after another; ended with the `with` block."""

    def __init__(self, isolation: str | Isolation = "auto", packages: Sequence[str] = ("numpy", "pandas")) -> None:
        """Raises SandboxFailure for an isolation that does not work here; `auto` takes the strongest that does.

        One that was tried before, in the process that started this one, is not tried again.
        """
        self.packages = tuple(packages)
        folders_of(self.packages)  # as in `isolation_for`: a document may have come from elsewhere
        self.in_force = isolation_for(isolation, self.packages) if isinstance(isolation, str) else isolation
        self.isolation = self.in_force.name
        self.workers: dict[str, Worker] = {}
        self.patience = Patience()
        self.frames: dict[tuple[int, int], tuple[Call, bytes]] = {}  # calls as sent; held, so that ids stay
        self.kept: Run | None = None  # whose child has answered all that it was asked, and waits for more

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the workers, and with them all that descends from them."""
        self.let_go()
        for warm in list(self.workers):
            self.drop(warm)

    def worker(self, warm: str) -> Worker:
        """A running worker with a package loaded; raises WorkerLost."""
        if warm not in self.workers:
            self.workers[warm] = Worker(self.packages, warm, self.isolation)
        return self.workers[warm].ready()

    def warm_up(self, heir: Worker | None = None) -> None:
        """Starts the worker that most submissions need, or takes over one that somebody has started for us.

        One that cannot be had is told of when it is needed.
        """
        if heir is not None:
            self.workers[PLAIN] = heir
        with suppress(WorkerLost):
            self.worker(PLAIN)

    def drop(self, warm: str) -> None:
        """Ends a worker; the next that is asked for is new."""
        if warm in self.workers:
            self.workers.pop(warm).close()

    def run(
        self,
        submission: Submission,
        calls: Sequence[Call],
        *,
        megabytes: int = 512,
        provided: Mapping[str, str] | None = None,
        once: bool = False,
    ) -> tuple[Observation, ...]:
        """What each call gave, in order; raises SandboxFailure for a failure of ours.

        A call that hangs or dies costs that call: the rest runs in a new process, after the files have run again; or
        not at all, where it is to be waited for `once` only. `provided` has the source text of names that every file
        finds defined.
        """
        try:
            return self.start(submission, calls, megabytes=megabytes, provided=provided, once=once).observations()
        finally:
            self.let_go()

    def start(
        self,
        submission: Submission,
        calls: Sequence[Call],
        *,
        megabytes: int = 512,
        provided: Mapping[str, str] | None = None,
        once: bool = False,
    ) -> "Run":
        """The calls as `run` makes them, in two parts, with time for further ones between; end it with `let_go`."""
        self.let_go()
        return Run(self, submission, calls, megabytes, provided or {}, once)

    def more(self, submission: Submission, calls: Sequence[Call]) -> tuple[Observation, ...] | None:
        """What further calls give in the process that was kept of a submission; None where there is none.

        With one that hangs or dies the process is gone, and the calls after it are not made.
        """
        run = self.kept
        if run is None or run.submission is not submission or run.unfinished:
            return None
        try:
            return run.more(calls)
        except WorkerLost:
            self.let_go()
            self.drop(run.warm)
            return None

    def let_go(self) -> None:
        """Ends the process that was kept, if there is one."""
        if self.kept is not None:
            run, self.kept = self.kept, None
            try:
                run.end()
            except WorkerLost:
                self.drop(run.warm)


class Run:
    """The calls of one submission: what has been observed so far, and what running its files has come to.

    A child learns no hidden input before it has answered all calls whose inputs may be known: whatever it says of
    those, it says without having seen the others, and that may be shown. Whether a name is defined at all is told of
    hidden calls too; so it is asked before, and believed for good.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        submission: Submission,
        calls: Sequence[Call],
        megabytes: int,
        provided: Mapping[str, str],
        once: bool = False,
    ) -> None:
        self.once = once
        self.session: Session | None = None
        self.sandbox = sandbox
        self.submission = submission
        self.count = len(calls)
        self.calls = [*calls, *questions_whether_defined(calls)]
        self.megabytes = megabytes
        self.provided = provided
        self.frames: dict[int, bytes] = {}  # the calls as they are sent
        tables = any(has_tables(self.call_frame(number)) for number in range(self.count))
        self.warm = "pandas" if tables or uses_pandas(submission, provided) else PLAIN
        self.apart = reaches_out(submission)
        self.waited_before = 0.0  # seconds for which its children kept us waiting, without the one that is there now
        self.left: dict[str, Allowance] = defaultdict(further if once else partial(Allowance, Pool()))  # by function
        self.observed: dict[int, Observation] = {}
        self.stage: Literal["starting", "files", "calls"] = "starting"
        self.unfinished: Literal["", "timeout", "died"] = ""  # how running the whole files ended, if not well

    @property
    def waited(self) -> float:
        """The seconds for which its children have kept us waiting."""
        return self.waited_before + (self.session.waited if self.session else 0.0)

    def observations(self) -> tuple[Observation, ...]:
        """What each call gave, in order; raises SandboxFailure."""
        self.open_observations()
        self.answer([number for number, call in enumerate(self.calls) if call.hidden])
        return self.seen()

    def open_observations(self) -> tuple[Observation, ...]:
        """What each call gave that is not hidden, the others as if they had not been made; raises SandboxFailure.

        The child may then be asked more: it has seen nothing that is not to be shown.
        """
        self.answer([number for number, call in enumerate(self.calls) if not call.hidden])
        absent = self.absent()
        for number, call in enumerate(self.calls):
            if call.hidden and call.names in absent:
                self.observed[number] = absent[call.names]
        return self.seen()

    def seen(self) -> tuple[Observation, ...]:
        """What is known of each call so far, in order."""
        return tuple(self.observed.get(number, Observation("skipped")) for number in range(self.count))

    def absent(self) -> dict[tuple[str, ...], Observation]:
        """What was said of the names that are not defined, or still to be written."""
        return {self.calls[number].names: seen for number, seen in self.observed.items() if seen.outcome in ABSENT}

    def answer(self, numbers: Sequence[int]) -> None:
        """Makes these calls, in as many children as it takes; raises SandboxFailure."""
        before = self.waited
        lost: object = None
        try:
            while pending := self.together(self.pending(numbers)):
                if self.sandbox.patience.lost_with(self.waited):
                    raise SandboxFailure(GIVEN_UP)
                try:
                    self.attempt(pending)
                except WorkerLost as problem:
                    self.sandbox.drop(self.warm)
                    place = (self.stage, self.unfinished, len(self.observed))
                    if (
                        place == lost
                    ):  # twice at the same place: ours if no student code ran yet, else that code's doing
                        if self.stage == "starting":
                            raise SandboxFailure(
                                f"The sandbox's worker process could not be used: {problem}."
                            ) from problem
                        self.note("died", pending)
                    lost = place
        finally:
            self.sandbox.patience.note(self.waited, before)

    def pending(self, numbers: Sequence[int]) -> list[int]:
        """Those of the calls still to be made: none of a function that has used up its lives."""
        ends = [(self.calls[number].target, end_of(seen)) for number, seen in self.observed.items()]
        if self.once and any(end in LIVES for _, end in ends):
            return []
        gone = exhausted(ends)
        return [number for number in numbers if number not in self.observed and self.calls[number].target not in gone]

    def together(self, pending: Sequence[int]) -> Sequence[int]:
        """Those of the calls that one child is to make: all, or one function's if one could spoil it for the others."""
        if not self.apart:
            return pending
        targets = {self.calls[number].target for number in pending[:1]}
        return [number for number in pending if self.calls[number].target in targets or self.calls[number].args is None]

    def attempt(self, pending: Sequence[int]) -> None:
        """Makes the pending calls in the child that waits for more, or in a new one, as far as it lives.

        Raises WorkerLost.
        """
        try:
            self.make(pending)
        except Ended as ended:
            self.end()
            if self.stage == "starting":
                raise WorkerLost("its child did not start") from ended
            self.note(ended.why, pending)
        except BaseException:
            self.end()
            raise
        if self.apart:
            self.end()

    def make(self, pending: Sequence[int]) -> None:
        """Makes the calls in one child; raises Ended and WorkerLost."""
        if self.session is not None:
            self.session.send(b"".join(map(self.call_frame, pending)))
            self.listen(self.session, pending)
            return
        self.stage = "starting"
        self.session = session = Session(self.sandbox.worker(self.warm), self.limits())
        self.sandbox.kept = self
        # The child wakes up while we write down what it is to do.
        session.send(b"".join([self.first_frame(), *map(self.call_frame, pending)]))
        self.converse(session, pending)

    def end(self) -> None:
        """Ends the child, and all that descends from it."""
        if self.session is not None:
            session, self.session, self.sandbox.kept = self.session, None, None
            self.waited_before += session.waited
            session.close()

    def more(self, calls: Sequence[Call]) -> tuple[Observation, ...]:
        """What further calls give, as far as the child lives; raises WorkerLost. They cost no lives."""
        assert self.session is not None  # noqa: S101  it was kept
        graded = self.calls, self.observed, self.frames, self.left
        self.calls, self.observed, self.frames, self.left = list(calls), {}, {}, defaultdict(further)
        pending, before = range(len(calls)), self.waited
        try:
            self.make(pending)
        except Ended as ended:
            self.end()
            self.note(ended.why, pending)
        finally:
            seen, (self.calls, self.observed, self.frames, self.left) = self.observed, graded
            self.sandbox.patience.note(self.waited - before)
        return tuple(seen.get(number, Observation("skipped")) for number in pending)

    def converse(self, session: Session, pending: Sequence[int]) -> None:
        """Reads what a child says; raises Ended."""
        session.reply(START_SECONDS, len(pending))  # "hello": it lives, and has not met the submission yet
        if self.provided:
            self.expect_sound(session.reply(START_SECONDS))
        self.stage = "files"
        session.reply(IMPORT_SECONDS, len(pending))
        self.stage = "calls"
        self.listen(session, pending)

    def listen(self, session: Session, pending: Sequence[int]) -> None:
        """Reads the answers to calls; raises Ended."""
        for place, number in enumerate(pending, 1):
            payload = session.reply(self.calls[number].seconds, len(pending) - place)
            try:
                seen = observation_in(payload, number, self.calls[number].room, self.left[self.calls[number].target])
            except DecodeError:
                raise Ended("died") from None
            if seen.outcome in ABSENT and self.calls[number].hidden:
                raise Ended("died")  # it is there: that was asked before, and what is not there is not called
            if seen.outcome == "missing" and seen.error is None and self.unfinished:
                seen = replace(seen, error=UNFINISHED[self.unfinished])
            self.observed[number] = seen

    def expect_sound(self, payload: bytes) -> None:
        """Raises SandboxFailure if what the exercises provide does not run. No student's code has run yet."""
        broken = unpacked(payload)["broken"]
        if broken:
            raise SandboxFailure(f"What an exercise provides does not run: {broken}.")

    def note(self, why: Literal["timeout", "died"], pending: Sequence[int]) -> None:
        """Notes how a child ended: the loss of a call, or of all in the files that is no definition."""
        waiting = [number for number in pending if number not in self.observed]
        if self.stage == "calls":
            self.readable(waiting[0])
            self.observed[waiting[0]] = Observation(why)
        elif self.unfinished:
            self.observed |= {number: Observation(why) for number in waiting}
        else:
            self.unfinished = why

    def readable(self, number: int) -> None:
        """Raises SandboxFailure if a child ended because the inputs we gave it are no values."""
        call = self.calls[number]
        try:
            for inputs in (call.args or (), *(inputs for _, inputs in call.then)):
                decode(list(inputs), {"function": self.known_function})
        except DecodeError as problem:
            target = call.target
            raise SandboxFailure(f"The inputs of a call of {target} cannot be read: {problem}.") from problem

    def known_function(self, function: Function) -> Function:
        """The function, if it is provided; raises DecodeError."""
        return function if function.name in self.provided else refuse(f"{function.name} is not provided")

    def limits(self) -> Message:
        """What a child may use in all: memory, and processor seconds, which end one that nobody waits for any more."""
        allowed = IMPORT_SECONDS + sum(call.seconds for call in self.calls)
        return {"megabytes": self.megabytes, "seconds": math.ceil(60 + 2 * allowed)}

    def first_frame(self) -> bytes:
        """The submission, as the child gets it."""
        message = submission_message(self.submission, IMPORT_SECONDS / 5 if self.unfinished else 0, self.provided)
        return framed(message, "The submission is too large to be run.")

    def call_frame(self, number: int) -> bytes:
        """A call, as the child gets it; one that was made before, for another submission, is not written again."""
        if number not in self.frames:
            call = self.calls[number]
            known = self.sandbox.frames.get((id(call), number))
            self.frames[number] = self.written(call, number) if known is None else known[1]
        return self.frames[number]

    def written(self, call: Call, number: int) -> bytes:
        """A call, written, and kept where others will be asked it."""
        frame = framed(call_message(call, number), f"The inputs of a call of {call.target} are too large.")
        if not self.once and len(frame) <= SHORT and len(self.sandbox.frames) < KEPT:
            self.sandbox.frames[id(call), number] = call, frame
        return frame


def end_of(seen: Observation) -> End:
    """How a call ended, as far as its function's lives are concerned."""
    return "large" if seen.value == TOO_LARGE.value else seen.outcome


def questions_whether_defined(calls: Sequence[Call]) -> tuple[Call, ...]:
    """A question for all names that hidden calls alone would tell of: whether they are there."""
    known = {call.names for call in calls if not call.hidden}
    asked = {call.names: call for call in calls if call.hidden and call.names not in known}
    return tuple(
        Call(call.target, (), call.seconds, tuple((name, ()) for name, _ in call.then), defined=True)
        for call in asked.values()
    )


def framed(message: Message, problem: str) -> bytes:
    """A message of ours as bytes; raises SandboxFailure if it cannot be one."""
    try:
        return packed(message)
    except (FrameError, ValueError, TypeError) as cause:
        raise SandboxFailure(problem) from cause
