"""A submission's answers to calls, from another process. The seam that stays when the isolation behind it hardens."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from types import TracebackType
from typing import Literal, Self

from grader.checks.calls import Call, Observation, Outcome, Raised
from grader.codec.decode import DecodeError, decode, refuse
from grader.codec.values import Function, Json
from grader.intake.submission import Submission
from grader.sandbox.frames import FrameError, packed, unpacked
from grader.sandbox.process import START_SECONDS, Worker, WorkerLost
from grader.sandbox.reading import observation_of
from grader.sandbox.session import Ended, Session

IMPORT_SECONDS = 10.0  # for running the files themselves
LIVES: dict[Outcome, int] = {"timeout": 2, "died": 8}  # of one function; its remaining calls are then skipped
PANDAS = re.compile(r"\bpandas\b")
UNFINISHED = {
    "timeout": Raised("TimeLimit", "Running the file did not come to an end, so only its definitions were read.", None),
    "died": Raised("Died", "Running the file ended its process, so only its definitions were read.", None),
}


class SandboxFailure(Exception):  # as `Unresolved`: the name says whose failure it is
    """A failure of ours, in one sentence: the submission is not graded, and it is not its fault."""


class Sandbox:
    """Worker processes that submissions are run in, one after another; ended with the `with` block."""

    def __init__(self, isolation: str = "process", packages: Sequence[str] = ("numpy", "pandas")) -> None:
        if isolation != "process":
            raise SandboxFailure(f"There is no isolation called {isolation!r} here, only 'process'.")
        self.packages = tuple(packages)
        self.workers: dict[str, Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the workers, and with them all that descends from them."""
        for warm in list(self.workers):
            self.drop(warm)

    def worker(self, warm: str) -> Worker:
        """A running worker with a package loaded."""
        if warm not in self.workers:
            self.workers[warm] = Worker(self.packages, warm)
        return self.workers[warm]

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
    ) -> tuple[Observation, ...]:
        """What each call gave, in order; raises SandboxFailure for a failure of ours.

        A call that hangs or dies costs that call: the rest runs in a new process, after the files have run again.
        `provided` has the source text of names that every file finds defined.
        """
        return Run(self, submission, calls, megabytes, provided or {}).observations()


class Run:
    """The calls of one submission: what has been observed so far, and what running its files has come to."""

    def __init__(
        self,
        sandbox: Sandbox,
        submission: Submission,
        calls: Sequence[Call],
        megabytes: int,
        provided: Mapping[str, str],
    ) -> None:
        self.sandbox = sandbox
        self.submission = submission
        self.calls = calls
        self.megabytes = megabytes
        self.provided = provided
        self.warm = "pandas" if mentions_pandas(submission, provided) else "numpy"
        self.observed: dict[int, Observation] = {}
        self.stage: Literal["starting", "files", "calls"] = "starting"
        self.unfinished: Literal["", "timeout", "died"] = ""  # how running the whole files ended, if not well

    def observations(self) -> tuple[Observation, ...]:
        """What each call gave, in order."""
        lost: object = None
        while pending := self.pending():
            try:
                self.attempt(pending)
            except WorkerLost as problem:
                self.sandbox.drop(self.warm)
                place = (self.stage, self.unfinished, len(self.observed))
                if place == lost:  # twice at the same place: ours if no student code ran yet, else that code's doing
                    if self.stage == "starting":
                        raise SandboxFailure(f"The sandbox's worker process could not be used: {problem}.") from problem
                    self.note("died", pending)
                lost = place
        return tuple(self.observed.get(number, Observation("skipped")) for number in range(len(self.calls)))

    def pending(self) -> list[int]:
        """The numbers of the calls still to be made: none of a function that has used up its lives."""
        ends = Counter((self.calls[number].target, seen.outcome) for number, seen in self.observed.items())
        return [
            number
            for number, call in enumerate(self.calls)
            if number not in self.observed and all(ends[call.target, why] < LIVES[why] for why in LIVES)
        ]

    def attempt(self, pending: Sequence[int]) -> None:
        """Makes the pending calls in one child, as far as it lives; raises WorkerLost."""
        self.stage = "starting"
        frames = b"".join([self.first_frame(), *(self.call_frame(number) for number in pending)])
        ended = None
        with closing(Session(self.sandbox.worker(self.warm), self.megabytes)) as session:
            session.send(frames)
            try:
                self.converse(session, pending)
            except Ended as problem:
                ended = problem
        if ended and self.stage == "starting":
            raise WorkerLost("its child did not start")
        if ended:
            self.note(ended.why, pending)

    def converse(self, session: Session, pending: Sequence[int]) -> None:
        """Reads what a child says; raises Ended."""
        session.reply(START_SECONDS)  # "hello": it lives, and has not met the submission yet
        if self.provided:
            self.expect_sound(session.reply(START_SECONDS))
        self.stage = "files"
        session.reply(IMPORT_SECONDS)
        self.stage = "calls"
        for number in pending:
            payload = session.reply(self.calls[number].seconds)
            try:
                seen = observation_of(payload, number)
            except DecodeError:
                raise Ended("died") from None
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

    def first_frame(self) -> bytes:
        """The submission, as the child gets it."""
        sources = [
            {
                "name": source.name,
                "file": source.file,
                "cells": [{"text": cell.text, "label": cell.label} for cell in source.cells],
            }
            for source in self.submission.sources
        ]
        alarm = IMPORT_SECONDS / 5 if self.unfinished else 0
        message = {"sources": sources, "alarm": alarm, "provided": dict(self.provided)}
        return framed(message, "The submission is too large to be run.")

    def call_frame(self, number: int) -> bytes:
        """A call, as the child gets it."""
        call = self.calls[number]
        message = {"n": number, "target": call.target, "args": None if call.args is None else list(call.args)}
        if call.then:
            message["then"] = [[name, list(inputs)] for name, inputs in call.then]
        return framed(message, f"The inputs of a call of {call.target} are too large.")


def framed(message: Json, problem: str) -> bytes:
    """A message of ours as bytes; raises SandboxFailure if it cannot be one."""
    try:
        return packed(message)
    except (FrameError, ValueError, TypeError) as cause:
        raise SandboxFailure(problem) from cause


def mentions_pandas(submission: Submission, provided: Mapping[str, str]) -> bool:
    """Whether any file speaks of pandas, so that a worker that has it loaded is worth its start."""
    texts = [cell.text for source in submission.sources for cell in source.cells]
    return any(PANDAS.search(text) for text in (*texts, *provided.values()))
