"""The worker: a warm process that never runs student code, and forks a child for each session that does.

It is started by `grader.sandbox.process` and gets the text of its modules over its socket, so that it needs none of our
files. Its control channel takes three commands: `start` (with the socket of a session), `usage` and `end`. A child
never holds that channel; it talks over its session's socket only, and what it forges there costs its own calls.
"""

import contextlib
import ctypes
import functools
import gc
import importlib
import os
import resource
import select
import signal
import socket
import sys
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from grader.codec.forms import cut
from grader.codec.values import Json
from grader.sandbox.calling import answer_to, native_hooks, seeding
from grader.sandbox.frames import FrameError, Incoming, packed, payloads, unpacked
from grader.sandbox.guard import guard_imports
from grader.sandbox.loading import Program
from grader.sandbox.printing import Streams

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
DESCRIPTORS = 256
LIBC = ctypes.CDLL(None)


def serve(control: socket.socket, first: Json) -> None:
    """Prepares the worker, says so, and obeys the control channel until it is closed."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "grader"]:
        del sys.modules[name]  # student code finds no `grader` to import
    guard_imports(first["packages"])
    warnings.simplefilter("ignore")  # they hold paths, and come once a process, not once a call
    for name in first["preload"]:
        importlib.import_module(name)
    process_control(PR_SET_CHILD_SUBREAPER, 1)  # what a child leaves behind becomes ours, and is ended by us
    for _ in range(20):
        rehearse()  # until the interpreter has specialised the code that every child runs
    gc.collect()
    gc.freeze()  # a collection in a child would copy every page
    children = Children(control)
    control.sendall(packed({"ready": True}))
    for message, descriptors in commands(control, children.tidy):
        if message["do"] == "start":
            children.start(descriptors.pop(), message["megabytes"])
        elif message["do"] == "usage":
            control.sendall(packed(usage(children.current)))
        else:
            children.end()
    children.end()
    children.sweep(keep_spare=False)
    os._exit(0)


def process_control(option: int, argument: int) -> None:
    """Linux's prctl; elsewhere nothing, and a worker's end is less certain."""
    if sys.platform == "linux":
        LIBC.prctl(option, argument, 0, 0, 0)


def commands(control: socket.socket, tidy: Callable[[], None]) -> Iterator[tuple[Json, list[int]]]:
    """The commands that come, each with the descriptors received so far; ends with the process that started us.

    While none is waiting, there is time to tidy up.
    """
    incoming, descriptors, parent = Incoming(), list[int](), os.getppid()
    poll = select.poll()
    poll.register(control, select.POLLIN)
    while os.getppid() == parent:
        if not poll.poll(0):
            tidy()
        if not poll.poll(5000):
            continue
        received, passed, _, _ = socket.recv_fds(control, 1 << 16, 4)
        if not received:
            return
        incoming.buffer += received
        descriptors += passed
        while (payload := incoming.payload()) is not None:
            yield unpacked(payload), descriptors


class Children:
    """The processes of this worker: the one that serves the current session, a spare one, and those that are to go."""

    def __init__(self, control: socket.socket) -> None:
        self.control = control
        self.current = 0
        self.spare: Spare | None = Spare(control)
        self.ended: set[int] = set()

    def start(self, descriptor: int, megabytes: int) -> None:
        """Has a session served over a socket, by the spare child: a session does not wait for a fork."""
        spare = self.spare or Spare(self.control)
        self.spare = None
        self.current = spare.process
        spare.start(descriptor, megabytes)

    def end(self) -> None:
        """Kills the current child and its process group; that they are gone is seen to later."""
        if self.current:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.current, signal.SIGKILL)
            self.ended.add(self.current)
        self.current = 0

    def tidy(self) -> None:
        """Makes a spare child, and clears away what is left of ended sessions."""
        self.spare = self.spare or Spare(self.control)
        if self.ended:
            self.sweep()

    def sweep(self, keep_spare: bool = True) -> None:
        """Ends all that descends from ended sessions: what a dead child leaves behind becomes our own, and is next."""
        kept = {self.current, self.spare.process if self.spare and keep_spare else 0}
        while doomed := (self.ended | set(children_of(os.getpid()))) - kept:
            for process in doomed:
                os.kill(process, signal.SIGKILL)
            for process in doomed:
                os.waitpid(process, 0)
            self.ended = set()


def children_of(process: int) -> list[int]:
    """The processes whose parent it is; none where the system does not list them."""
    try:
        with open(f"/proc/{process}/task/{process}/children") as listed:
            return [int(child) for child in listed.read().split()]
    except OSError:
        return []


class Spare:
    """A child forked ahead of its session, whose socket it waits for. It knows of no submission yet."""

    def __init__(self, control: socket.socket) -> None:
        worker = os.getpid()
        self.channel, theirs = socket.socketpair()
        self.process = os.fork()
        if self.process:
            theirs.close()
            return
        try:
            control.close()
            self.channel.close()
            os.setsid()
            process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() == worker:
                serve_session(theirs)
        finally:
            os._exit(0)

    def start(self, descriptor: int, megabytes: int) -> None:
        """Gives the child its session's socket."""
        with contextlib.suppress(OSError), self.channel:  # a spare that was killed: the session will not say hello
            socket.send_fds(self.channel, [packed({"megabytes": megabytes})], [descriptor])
        os.close(descriptor)


def serve_session(channel: socket.socket) -> None:
    """Waits for a session's socket and limits, and serves it."""
    rehearse()
    incoming = Incoming()
    with channel:
        received, descriptors, _, _ = socket.recv_fds(channel, 1 << 16, 1)
    incoming.buffer += received
    payload = incoming.payload()
    if payload is not None:
        confine(unpacked(payload)["megabytes"])
        session(socket.socket(fileno=descriptors[0]))


def rehearse() -> None:
    """Does once what a session does, so that the memory it touches is this process's own before the session starts."""
    source = {"name": "", "file": "", "cells": [{"text": "import math\ndef f(x): return math.sqrt(x)", "label": ""}]}
    program = Program([source], 0)
    program.run_file(0, ModuleType(""))
    call = unpacked(packed({"n": 0, "target": "f", "args": [1]})[4:])
    packed(answer_to(call, program, Streams(), seeding(), native_hooks()))


def confine(megabytes: int) -> None:
    """Limits this process: memory beyond what the worker itself holds, no files written, no core."""
    if sys.platform == "linux":
        with open("/proc/self/statm") as statm:
            held = int(statm.read().split()[0]) * resource.getpagesize()
        most = held + (megabytes << 20)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))


def session(channel: socket.socket) -> None:
    """Runs the submission that comes first, then answers the calls that follow, in order."""
    os.register_at_fork(after_in_child=functools.partial(os.close, channel.fileno()))  # a copy of us must not answer
    channel.sendall(packed({"hello": True}))
    messages = payloads(channel)
    first = unpacked(next(messages))
    streams, seeded, hooks = Streams(), seeding(), native_hooks()
    streams.place()
    seeded()
    program = Program(first["sources"], first["alarm"])
    if first["provided"]:
        channel.sendall(packed({"broken": program.provide(first["provided"])}))  # before any student's code runs
    hooks = {**hooks, "function": lambda value: program.provided[value.name]}
    program.run()
    channel.sendall(packed({"ran": True}))
    for payload in messages:
        channel.sendall(framed(answer_to(unpacked(payload), program, streams, seeded, hooks)))


def framed(answer: dict[str, Any]) -> bytes:
    """An answer as bytes; one that is too large with a cut in place of its value."""
    try:
        return packed(answer)
    except FrameError:
        return packed({**answer, "value": cut("size")})


def usage(child: int) -> Json:
    """Whether a child lives, and how many seconds it has waited for a processor, ready to run."""
    try:
        alive = os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        with open(f"/proc/{child}/schedstat") as schedstat:
            return {"alive": alive, "waited": int(schedstat.read().split()[1]) / 1e9}
    except ChildProcessError:
        return {"alive": False, "waited": 0.0}
    except (OSError, IndexError, ValueError):
        return {"alive": alive, "waited": 0.0}
