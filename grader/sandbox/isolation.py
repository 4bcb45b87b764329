"""The isolations: how a worker's process is started, and how each of its children is confined.

namespaces  a jail of its own by bubblewrap, and in it all that `landlock` does
landlock    Landlock, a seccomp filter and limits; it shares the machine's processes, users and mounts with us
process     another process with limits on its resources: for one's own code
"""

import functools
import os
import sys

from grader.codec.values import Message
from grader.sandbox.jail import bubblewrap_path, jailed_command
from grader.sandbox.layout import landlock_rules, sandbox_layout

STRONGEST_FIRST = ("namespaces", "landlock", "process")
# Threads and processes of one worker. Only in a jail: elsewhere the kernel counts all processes of the user, ours too.
MAX_JAIL_THREADS = 64


def worker_command(isolation: str, packages: tuple[str, ...], text: str, descriptor: int) -> list[str]:
    """The command line of a worker that runs the program `text`, with its control channel at this descriptor.

    Not `-I`, which would ignore PYTHONHASHSEED; `-s -P` are what is left of it once the environment is ours.
    """
    bare = [os.path.realpath(sys.executable), "-s", "-S", "-P", "-B", "-c", text, str(descriptor)]
    if isolation != "namespaces":
        return bare
    return jailed_command(bubblewrap_path() or "bwrap", sandbox_layout(packages), bare)


@functools.cache
def confinement_message(isolation: str, packages: tuple[str, ...]) -> Message:
    """The message that tells a worker how to confine its children; None for limits only."""
    if isolation == "process":
        return None
    return {
        "rules": landlock_rules(sandbox_layout(packages)),
        "threads": MAX_JAIL_THREADS if isolation == "namespaces" else 0,
    }
