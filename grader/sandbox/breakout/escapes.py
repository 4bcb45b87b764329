"""Attempts of a hostile submission. This file runs as student code; a function returns True if it got through.

Standard library only. None of it does harm where it succeeds: it writes empty files, which are removed again, signals
with signal 0, and what it starts ends by itself.
"""

import contextlib
import ctypes
import os
import socket
import sys
import time

PR_SET_NAME = 15


def read_a_file(path: str) -> bool:
    """Whether a file of ours can be read."""
    with open(path, "rb") as file:
        return bool(file.read())


def connect(port: int) -> bool:
    """Whether a server on this machine can be reached."""
    with socket.create_connection(("127.0.0.1", port), 1):
        return True


def see_a_process(process: int, secret: str) -> bool:
    """Whether the arguments or the environment of another process can be read."""
    found = b""
    for number in (process, os.getppid(), 1):
        for what in ("cmdline", "environ"):
            with contextlib.suppress(OSError), open(f"/proc/{number}/{what}", "rb") as file:
                found += file.read()
    return secret.encode() in found


def signal_a_process(process: int) -> bool:
    """Whether a signal would reach another process."""
    sent = 0
    for number in (process, os.getppid(), 1):
        with contextlib.suppress(OSError):
            os.kill(number, 0)
            sent += 1
    return sent > 0


def write_anywhere(folders: list[str], name: str) -> bool:
    """Whether a file can be made in any of these folders."""
    made = 0
    for folder in folders:
        path = os.path.join(folder, name)
        with contextlib.suppress(OSError):
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
            os.unlink(path)
            made += 1
    return made > 0


def exceed_memory(megabytes: int) -> bool:
    """Whether this many megabytes of memory can be allocated, one megabyte at a time."""
    held = [bytearray(1 << 20) for _ in range(megabytes)]
    return len(held) == megabytes


def start_a_process() -> bool:
    """Whether the process can make a copy of itself."""
    if os.fork() == 0:
        os._exit(0)
    os.wait()
    return True


def outlive_the_parent(name: str) -> bool:
    """Sleeps, in copies with a session of their own where it can make any, under a name to be found by afterwards."""
    with contextlib.suppress(OSError):
        if os.fork() == 0:
            os.setsid()
            os.fork()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_NAME, name.encode(), 0, 0, 0)
    time.sleep(20)  # seconds, in which nobody is to be found any more; then it does end
    return False
