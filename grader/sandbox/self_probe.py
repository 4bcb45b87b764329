"""The worker of a self-test: it is confined, tries what student code must not do, and reports what succeeded."""

import importlib
import json
import os
import socket
from collections.abc import Callable

from grader.codec.values import Message
from grader.sandbox.confining import Confinement, confinement_of, limit
from grader.sandbox.frames import packed

MEGABYTES, SECONDS = 64, 10  # limits of the child, far above what its few attempts need


def serve(control: socket.socket, first: Message) -> None:
    """Reports which attempts succeeded in this process, held by its jail alone, and in a confined child.

    A child that cannot be confined ends without a report.
    """
    confinement = confinement_of(first["confinement"])
    jail = {name: OUTWARD[name](first) for name in OUTWARD} if first["jailed"] else {}
    ours, theirs = os.pipe()
    if os.fork() == 0:
        control.close()
        report(confinement, first, jail, theirs)
    os.close(theirs)
    with open(ours, "rb") as said:
        control.sendall(packed({"said": said.read().decode("ascii")}))
    os.wait()


def report(confinement: Confinement, first: Message, jail: Message, descriptor: int) -> None:
    """Writes which attempts succeeded, as JSON, and ends this process."""
    try:
        confinement.enter()
        limit(confinement, MEGABYTES, SECONDS)
        done = {
            "needed": {"read the standard library": succeeds(lambda: importlib.import_module("colorsys"))},
            "jail": jail,
            "confined": {name: attempt(first) for name, attempt in {**OUTWARD, **OWN}.items()},
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


def forked() -> None:
    """Forks this process, and ends the copy."""
    if os.fork() == 0:
        os._exit(0)


def connected(port: int) -> None:
    """Connects to a listener on this machine."""
    socket.create_connection(("127.0.0.1", port), 1).close()


Attempts = dict[str, Callable[[Message], bool]]

# Attempts that a jail alone must prevent, and those that only confinement prevents: a worker has to fork.
OUTWARD: Attempts = {
    "read a file": lambda first: succeeds(lambda: open(first["canary"]).close()),
    "write a file": lambda first: succeeds(lambda: open(first["canary"], "a").close()),
    "use the network": lambda first: succeeds(lambda: connected(first["port"])),
    "see a process": lambda first: succeeds(lambda: open(f"/proc/{first['process']}/cmdline").close()),
    "signal a process": lambda first: succeeds(lambda: os.kill(first["process"], 0)),
}
OWN: Attempts = {"start a process": lambda first: succeeds(forked)}
