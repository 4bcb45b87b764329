"""Examining what each isolation withstands on this machine: every attempt to get out is really made."""

import contextlib
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from grader.checks.calls import Call, Observation
from grader.codec.encode import encode
from grader.intake.submission import CodeCell, Source, Submission
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.jail_process import own_module_text
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.sandbox.selftest import strongest_isolation

BREAKOUT_PACKAGES = ("numpy",)
BREAKOUT_MEGABYTES = 64  # that a submission may have; four times as much is asked for
HANGING_SECONDS = 0.3  # seconds until a call that never ends is ended
MAX_GONE_SECONDS = 5.0  # seconds in which an ended process must have gone

AttemptOutcome = Literal["held", "got through", "not tried"]


@dataclass(frozen=True, slots=True)
class Bait:
    """The targets of a breakout: a secret in a file and in a process, a server, and a name to search for."""

    folder: Path
    secret: str
    process: int
    port: int

    @property
    def name(self) -> str:
        """A name that no other file or process on this machine has; the kernel keeps fifteen letters of it."""
        return f"bait-{self.secret[:10]}"

    def calls(self) -> dict[str, Call]:
        """The call that makes each attempt, by the attempt's name."""
        folders = [str(self.folder), str(Path.home()), tempfile.gettempdir(), "/", "/dev/shm", "/var/tmp", "."]  # noqa: S108
        arguments: dict[str, tuple[Any, ...]] = {
            "read a file": ("read_a_file", str(self.folder / "secret")),
            "connect to a server": ("connect", self.port),
            "see another process": ("see_a_process", self.process, self.secret),
            "signal another process": ("signal_a_process", self.process),
            "write a file": ("write_anywhere", folders, self.name),
            "exceed its memory": ("exceed_memory", 4 * BREAKOUT_MEGABYTES),
            "start a process": ("start_a_process",),
            "outlive the grader": ("outlive_the_parent", self.name),
        }
        return {
            what: Call(
                target, tuple(encode(each) for each in given), HANGING_SECONDS if what == "outlive the grader" else 10.0
            )
            for what, (target, *given) in arguments.items()
        }


@dataclass(frozen=True, slots=True)
class ExaminedIsolation:
    """The examination of one isolation: why it does not work, if so, and the outcome of each attempt to get out."""

    name: str
    why_not: str
    attempts: dict[str, AttemptOutcome]

    @property
    def holds(self) -> bool:
        """Whether the isolation works, and no attempt got through."""
        return not self.why_not and set(self.attempts.values()) == {"held"}


@dataclass(frozen=True, slots=True)
class Examination:
    """The examination of all isolations on this machine, and the name of the one that grading takes by default."""

    default: str
    isolations: tuple[ExaminedIsolation, ...]

    @property
    def holds(self) -> bool:
        """Whether no attempt gets through the default isolation."""
        return any(one.holds for one in self.isolations if one.name == self.default)


def examination() -> Examination:
    """The examination of every isolation on this machine."""
    with laid_bait() as laid:
        return Examination(
            strongest_isolation(BREAKOUT_PACKAGES).name,
            tuple(examined_isolation(name, laid) for name in STRONGEST_FIRST),
        )


def examined_isolation(name: str, laid: Bait) -> ExaminedIsolation:
    """The examination of one isolation: all attempts are made under it."""
    calls = laid.calls()
    try:
        with Sandbox(name, BREAKOUT_PACKAGES) as sandbox:
            seen = sandbox.run(attack_submission(), list(calls.values()), megabytes=BREAKOUT_MEGABYTES)
    except SandboxFailure as failure:
        return ExaminedIsolation(name, str(failure), dict.fromkeys(calls, "not tried"))
    outcomes = {what: attempt_outcome(one) for what, one in zip(calls, seen, strict=True)}
    if is_running(laid.name):
        outcomes["outlive the grader"] = "got through"
    return ExaminedIsolation(name, "", outcomes)


def attempt_outcome(seen: Observation) -> AttemptOutcome:
    """The outcome of an attempt by its observation: only True is a success; `missing` or `skipped` was not tried."""
    if seen.outcome in ("missing", "skipped"):
        return "not tried"
    return "got through" if seen.value is True else "held"


@cache
def attack_submission() -> Submission:
    """The submission with all attempts, which runs as student code."""
    text = own_module_text("grader.sandbox.breakout.escapes")
    return Submission("doctor", (Source("attempts", "attempts.py", (CodeCell(text, ""),)),), {}, (), "", "")


def is_running(name: str) -> bool:
    """Whether a process of that name is still there after a while."""
    deadline = time.monotonic() + MAX_GONE_SECONDS
    while found := name in process_names():  # the kernel ends a process some moments after it was killed
        if time.monotonic() > deadline:
            break
        time.sleep(0.01)
    return found


def process_names() -> set[str]:
    """The names of all processes and of their threads, as far as the system shows them."""
    names = set()
    for file in Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            names.add(file.read_text(encoding="utf-8", errors="replace").strip())
    return names


@contextmanager
def laid_bait() -> Iterator[Bait]:
    """The targets of a breakout, laid out until the block ends."""
    secret = secrets.token_hex(16)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="doctor-")))
        (folder / "secret").write_text(secret, encoding="ascii")
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        waiting = [sys.executable, "-c", "import sys; sys.stdin.read()", secret]
        process = stack.enter_context(subprocess.Popen(waiting, stdin=subprocess.PIPE))  # noqa: S603 (our own text)
        stack.callback(process.kill)
        yield Bait(folder, secret, process.pid, listener.getsockname()[1])
