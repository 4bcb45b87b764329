"""The worker of a self-test: it is confined, tries what student code must not do, and reports what succeeded."""

import importlib
import json
import os
import socket
from collections.abc import Callable

from grader.codec.values import Message
from grader.sandbox.confining import Confinement, confinement_of, limit_process
from grader.sandbox.frames import packed_frame

PROBE_MEGABYTES, PROBE_SECONDS = 64, 10  # limits of the child, far above what its few attempts need


def serve(control: socket.socket, first: Message) -> None:
    """Reports which attempts succeeded in this process, held by its jail alone, and in a confined child.

    A child that cannot be confined ends without a report.
    """
    confinement = confinement_of(first["confinement"])
    jail = {name: OUTWARD_ATTEMPTS[name](first) for name in OUTWARD_ATTEMPTS} if first["jailed"] else {}
    ours, theirs = os.pipe()
    if os.fork() == 0:
        control.close()
        report_attempts(confinement, first, jail, theirs)
    os.close(theirs)
    with open(ours, "rb") as said:
        control.sendall(packed_frame({"said": said.read().decode("ascii")}))
    os.wait()


def report_attempts(confinement: Confinement, first: Message, jail: Message, descriptor: int) -> None:
    """Writes which attempts succeeded, as JSON, and ends this process."""
    try:
        confinement.enter()
        limit_process(confinement, PROBE_MEGABYTES, PROBE_SECONDS)
        done = {
            "needed": {"read the standard library": succeeds(lambda: importlib.import_module("colorsys"))},
            "jail": jail,
            "confined": {name: attempt(first) for name, attempt in {**OUTWARD_ATTEMPTS, **OWN_ATTEMPTS}.items()},
        }
        os.write(descriptor, json.dumps(done).encode("ascii"))
    finally:
        os._exit(0)


def succeeds(action: Callable[[], object]) -> bool:
    """Whether an action raises no OSError or ImportError."""
    try:
        action()
    except (OSError, ImportError):
        return False
    return True


def fork_once() -> None:
    """Forks this process, and ends the copy."""
    if os.fork() == 0:
        os._exit(0)


def connect_to_port(port: int) -> None:
    """Connects to a listener on this machine."""
    socket.create_connection(("127.0.0.1", port), 1).close()


AttemptTable = dict[str, Callable[[Message], bool]]

# Attempts that a jail alone must prevent, and those that only confinement prevents: a worker has to fork.
OUTWARD_ATTEMPTS: AttemptTable = {
    "read a file": lambda first: succeeds(lambda: open(first["canary"]).close()),
    "write a file": lambda first: succeeds(lambda: open(first["canary"], "a").close()),
    "use the network": lambda first: succeeds(lambda: connect_to_port(first["port"])),
    "see a process": lambda first: succeeds(lambda: open(f"/proc/{first['process']}/cmdline").close()),
    "signal a process": lambda first: succeeds(lambda: os.kill(first["process"], 0)),
}
OWN_ATTEMPTS: AttemptTable = {"start a process": lambda first: succeeds(fork_once)}
