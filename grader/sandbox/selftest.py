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
from grader.sandbox.frames import FrameError, packed_frame, received_payloads, unpacked_message
from grader.sandbox.isolation import STRONGEST_FIRST, confinement_message
from grader.sandbox.jail import BUBBLEWRAP_MISSING, bubblewrap_path
from grader.sandbox.jail_process import JailLost, launched_process, own_module_text

# The modules of the self-test's worker, sent to it as text: each after those that it imports.
PROBE_MODULES = (
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
def strongest_isolation(packages: tuple[str, ...]) -> Isolation:
    """The strongest isolation that holds on this machine; the last of them needs no proof."""
    notes: list[str] = []
    for name in STRONGEST_FIRST:
        weakness = isolation_weakness(name, packages)
        if not weakness:
            return Isolation(name, "; ".join(notes))
        notes.append(f"{name} does not work here: {weakness}")
    raise AssertionError("limits on a process always work")


@functools.cache
def isolation_weakness(name: str, packages: tuple[str, ...]) -> str:
    """The reason why an isolation cannot be relied on here, in a few words; "" if it holds."""
    if name == "process":
        return ""
    if sys.platform != "linux":
        return "it needs Linux"
    if name == "namespaces" and bubblewrap_path() is None:
        return BUBBLEWRAP_MISSING
    with tempfile.NamedTemporaryFile() as canary, socket.create_server(("127.0.0.1", 0)) as listener:
        canaries = {"canary": canary.name, "port": listener.getsockname()[1], "jailed": name == "namespaces"}
        try:
            return weakness_in_report(attempted_escapes(name, packages, canaries))
        except JailLost as problem:
            return str(problem)


def attempted_escapes(name: str, packages: tuple[str, ...], canaries: Message) -> Message:
    """The report of a process under this isolation on its attempts to get out; raises JailLost if it did not start."""
    with tempfile.TemporaryFile() as errors:
        control, process = launched_process(name, packages, errors)
        modules = [[module, own_module_text(module)] for module in PROBE_MODULES]
        # The process to be seen and signalled is the one just started: in a jail it has another number, or none.
        first = {
            "modules": modules,
            "confinement": confinement_message(name, packages),
            "process": process.pid,
            **canaries,
        }
        with process, closing(control):
            try:
                control.sendall(packed_frame(first))
                answer = unpacked_message(next(received_payloads(control)))
                process.wait(5)
                return json.loads(answer["said"])
            except (OSError, FrameError, ValueError, StopIteration, subprocess.TimeoutExpired) as problem:
                process.kill()
                errors.seek(0)
                lines = errors.read().decode("utf-8", "replace").strip().splitlines()
                raise JailLost(lines[-1] if lines else "the kernel refuses it") from problem


def weakness_in_report(done: Message) -> str:
    """The weakness that a report shows: what Python needs must have succeeded, and all else failed; "" if so."""
    if not all(done["needed"].values()):
        return "it takes away what Python needs"
    broken = [what for what, succeeded in (*done["jail"].items(), *done["confined"].items()) if succeeded]
    return f"it lets student code {', '.join(dict.fromkeys(broken))}" if broken else ""
