"""Finding the isolations that work on this machine, by trying to get out of them."""

import functools
import json
import socket
import subprocess
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass

from grader.codec.values import Message
from grader.sandbox.frames import FrameError, packed, payloads, unpacked
from grader.sandbox.isolation import STRONGEST_FIRST, confinement
from grader.sandbox.jail import MISSING, bubblewrap
from grader.sandbox.jail_process import JailLost, launched, source_of

# The modules of the self-test's worker, sent to it as text: each after those that it imports.
MODULES = (
    "grader.codec.values",
    "grader.sandbox.frames",
    "grader.sandbox.printing",
    "grader.sandbox.kernel",
    "grader.sandbox.syscalls",
    "grader.sandbox.confining",
    "grader.sandbox.self_probe",
)


@dataclass(frozen=True, slots=True)
class Isolation:
    """An isolation that works here; `note` says why none stronger is in force, and is empty for the strongest."""

    name: str
    note: str = ""


@functools.cache
def strongest(packages: tuple[str, ...]) -> Isolation:
    """The strongest isolation that holds on this machine; the last of them needs no proof."""
    notes: list[str] = []
    for name in STRONGEST_FIRST:
        weakness = weakness_of(name, packages)
        if not weakness:
            return Isolation(name, "; ".join(notes))
        notes.append(f"{name} does not work here: {weakness}")
    raise AssertionError("limits on a process always work")


@functools.cache
def weakness_of(name: str, packages: tuple[str, ...]) -> str:
    """The reason why an isolation cannot be relied on here, in a few words; "" if it holds."""
    if name == "process":
        return ""
    if sys.platform != "linux":
        return "it needs Linux"
    if name == "namespaces" and bubblewrap() is None:
        return MISSING
    with tempfile.NamedTemporaryFile() as canary, socket.create_server(("127.0.0.1", 0)) as listener:
        canaries = {"canary": canary.name, "port": listener.getsockname()[1], "jailed": name == "namespaces"}
        try:
            return said_of(attempted(name, packages, canaries))
        except JailLost as problem:
            return str(problem)


def attempted(name: str, packages: tuple[str, ...], canaries: Message) -> Message:
    """The report of a process under this isolation on its attempts to get out; raises JailLost if it did not start."""
    with tempfile.TemporaryFile() as errors:
        control, process = launched(name, packages, errors)
        modules = [[module, source_of(module)] for module in MODULES]
        # The process to be seen and signalled is the one just started: in a jail it has another number, or none.
        first = {"modules": modules, "confinement": confinement(name, packages), "process": process.pid, **canaries}
        with process, closing(control):
            try:
                control.sendall(packed(first))
                answer = unpacked(next(payloads(control)))
                process.wait(5)
                return json.loads(answer["said"])
            except (OSError, FrameError, ValueError, StopIteration, subprocess.TimeoutExpired) as problem:
                process.kill()
                errors.seek(0)
                lines = errors.read().decode("utf-8", "replace").strip().splitlines()
                raise JailLost(lines[-1] if lines else "the kernel refuses it") from problem


def said_of(done: Message) -> str:
    """The weakness that a report shows: what Python needs must have succeeded, and all else failed; "" if so."""
    if not all(done["needed"].values()):
        return "it takes away what Python needs"
    broken = [what for what, succeeded in (*done["jail"].items(), *done["confined"].items()) if succeeded]
    return f"it lets student code {', '.join(dict.fromkeys(broken))}" if broken else ""
