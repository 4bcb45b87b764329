"""What a confined process manages to do that it must not: the worker of a self-test. It runs nobody's code but this."""

import importlib
import json
import os
import socket
from collections.abc import Callable

from grader.codec.values import Message
from grader.sandbox.confining import Confinement, confinement_of, limit
from grader.sandbox.frames import packed

MEGABYTES, SECONDS = 64, 10


def serve(control: socket.socket, first: Message) -> None:
    """Says which attempts succeeded: of this process, which has a jail only, and of a child that is confined besides.

    A child that cannot be confined has ended, and says nothing.
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
    """Writes what could be done, as JSON, and ends this process."""
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
    """Forks, and ends the copy."""
    if os.fork() == 0:
        os._exit(0)


def connected(port: int) -> None:
    """Connects to a listener on this machine."""
    socket.create_connection(("127.0.0.1", port), 1).close()


Attempts = dict[str, Callable[[Message], bool]]

# What a jail keeps from all that runs in it, and what only a confined process must not do.
OUTWARD: Attempts = {
    "read a file": lambda first: succeeds(lambda: open(first["canary"]).close()),
    "write a file": lambda first: succeeds(lambda: open(first["canary"], "a").close()),
    "use the network": lambda first: succeeds(lambda: connected(first["port"])),
    "see a process": lambda first: succeeds(lambda: open(f"/proc/{first['process']}/cmdline").close()),
    "signal a process": lambda first: succeeds(lambda: os.kill(first["process"], 0)),
}
OWN: Attempts = {"start a process": lambda first: succeeds(forked)}
