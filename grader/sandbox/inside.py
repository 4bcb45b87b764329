"""The worker inside a jail: a process with packages loaded, which forks a child for each session of student code.

It never runs student code itself. It is started by `grader.sandbox.jail_process`, and gets the text of its modules over
its socket, so that it needs none of our files. It announces each child that it has ready, with the socket of its
session, over its control channel, which takes three commands: "start" (that child has been given its session), "usage"
and `end`. A child never holds that channel; it talks over its session's socket only, and what it forges there costs its
own calls.
"""

import contextlib
import functools
import gc
import importlib
import os
import re
import select
import socket
import sys
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from grader.codec.values import RUN_TEST, Message
from grader.codec.wire import FORM_MARK, cut_form
from grader.sandbox.code_trial import CodeTrials
from grader.sandbox.confining import Confinement, captured_output, close_all_but, confinement_of, limit_process
from grader.sandbox.forked_children import ForkedChildren, child_usage
from grader.sandbox.frames import FrameError, IncomingFrames, packed_frame, received_payloads, unpacked_message
from grader.sandbox.guard import guard_imports
from grader.sandbox.kernel import PR_SET_CHILD_SUBREAPER, process_control
from grader.sandbox.loading import SubmissionProgram
from grader.sandbox.one_call import answer_message, native_hooks, random_seeder
from grader.sandbox.printing import OutputStreams

STAND_IN_MARK = FORM_MARK.encode()
TEST_MARK = RUN_TEST.encode()
# Words by which code draws random numbers, or could hide that it does. Code without any of them needs no seed before
# each call; a word too many here costs microseconds.
CHANCE_WORDS = re.compile(
    "random|sample|shuffle|getattr|setattr|getter|caller|vars|__|exec|eval|module|globals|locals|pickle"
)

# A small submission, whose session runs most of our own code that a real one runs.
REHEARSAL_CODE = """
import math
def rehearsed(counts, base=2):
    total = sum(counts)
    for place, count in enumerate(counts):
        if count: total += math.log2(count) / base
    return -sum(count / total * math.log2(count) for count in counts if count)
"""


def serve(control: socket.socket, first: Message) -> None:
    """Prepares the worker, announces a child, and obeys the control channel until it is closed."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "grader"]:
        del sys.modules[name]  # student code finds no `grader` to import
    allowed = guard_imports(first["packages"])
    # Warnings hold paths of this machine, and come once in a process, so that they would depend on earlier calls.
    warnings.simplefilter("ignore")
    with no_fork_hooks():
        for name in first["preload"]:
            importlib.import_module(name)
    allowed.load_late("pandas")  # notebooks begin with it, needed or not, and it takes as long as all the rest
    if sys.platform == "linux":
        process_control(PR_SET_CHILD_SUBREAPER, 1)  # what a child leaves behind becomes ours, and is ended by us
    for _ in range(20):
        rehearse()  # until the interpreter has specialised the code that every child runs
    gc.collect()
    gc.freeze()  # a collection in a child would copy every page
    children = ForkedChildren(control, functools.partial(serve_session, confinement_of(first["confinement"])))
    for message in control_commands(control, children.tidy):
        if message["do"] == "start":
            children.start()
        elif message["do"] == "usage":
            control.sendall(packed_frame(child_usage(children.current)))
        else:
            children.end()
    children.end()
    children.sweep(keep_spare=False)
    os._exit(0)


@contextlib.contextmanager
def no_fork_hooks() -> Iterator[None]:
    """Ignores the functions that modules register, on import, to be called after each fork.

    `random` would seed itself anew in each child. The others mend locks of other threads, and there are none here.
    """
    register = os.register_at_fork
    os.register_at_fork = lambda **_: None
    try:
        yield
    finally:
        os.register_at_fork = register


def control_commands(control: socket.socket, tidy: Callable[[], None]) -> Iterator[Message]:
    """The commands that come over the control channel, until the process that started us has ended.

    While none is waiting, there is time to tidy up.
    """
    incoming, parent = IncomingFrames(), os.getppid()
    poll = select.poll()
    poll.register(control, select.POLLIN)
    while os.getppid() == parent:
        if not poll.poll(0):
            tidy()
        if not poll.poll(5000):  # milliseconds, after which we look whether our parent is still there
            continue
        try:
            received = control.recv(1 << 16)
        except ConnectionError:  # it was closed before all that we said was read
            return
        if not received:
            return
        incoming.buffer += received
        while (payload := incoming.payload()) is not None:
            yield unpacked_message(payload)


def serve_session(confinement: Confinement, channel: socket.socket) -> None:
    """Confines this child, waits for the limits of its session, and serves the session."""
    printed = captured_output()
    close_all_but([0, 1, 2, printed, channel.fileno(), *confinement.descriptors()])
    confinement.enter()
    messages = received_payloads(channel)
    for payload in messages:
        limits = unpacked_message(payload)
        limit_process(confinement, limits["megabytes"], limits["seconds"])
        run_session(channel, messages, OutputStreams(printed))


def rehearse() -> None:
    """Runs a small session in the worker, so that every child begins with code that the interpreter has specialised.

    Not in a child: what it would touch in advance costs a busy machine as much as it saves the session.
    """
    program = SubmissionProgram([{"name": "", "file": "", "cells": [{"text": REHEARSAL_CODE, "label": ""}]}], 0)
    program.run_file(0, ModuleType(""))
    call = unpacked_message(packed_frame({"n": 0, "target": "rehearsed", "args": [[9, 5]]})[4:])
    answer_frame(answer_message(call, program, OutputStreams(), random_seeder(), native_hooks()))


def run_session(channel: socket.socket, messages: Iterator[bytes], streams: OutputStreams) -> None:
    """Serves one session: runs the submission, which comes first, then answers the calls in order."""
    os.register_at_fork(after_in_child=functools.partial(os.close, channel.fileno()))  # a copy of us must not answer
    channel.sendall(packed_frame({"hello": True}))
    first = unpacked_message(next(messages))
    seeded, hooks = random_seeder(), native_hooks()
    seeded_for_test = seeded  # the text of a test may draw, and is not known yet
    streams.place()
    if speaks_of_chance(first):
        seeded()  # for what the files themselves draw
    else:
        seeded = no_seeding  # to seed costs more than most calls
    program = SubmissionProgram(first["sources"], first["alarm"])
    if first["provided"]:
        channel.sendall(packed_frame({"broken": program.provide(first["provided"])}))  # before any student's code runs
    hooks = {**hooks, "function": lambda value: program.provided[value.name]}
    program.run()
    streams.drain()  # what it wrote is no call's
    channel.sendall(packed_frame({"ran": True}))
    trials = CodeTrials(program)
    for payload in messages:
        needed = hooks if STAND_IN_MARK in payload else None  # most calls have none
        call = unpacked_message(payload)
        if "trial" in call:
            answered = functools.partial(answer_message, program=program, streams=streams, seeded=seeded, hooks=needed)
            fresh = functools.partial(unpacked_message, payload)
            channel.sendall(answer_frame(trials.answer(call, fresh, answered)))
        else:
            seeding = seeded_for_test if TEST_MARK in payload else seeded
            channel.sendall(answer_frame(answer_message(call, program, streams, seeding, needed)))


def speaks_of_chance(first: Message) -> bool:
    """Whether any code of a session has a word by which it could draw random numbers."""
    texts = [cell["text"] for source in first["sources"] for cell in source["cells"]]
    return any(CHANCE_WORDS.search(text) for text in (*texts, *first["provided"].values()))


def no_seeding() -> None:
    """Does nothing: stands in for seeding where no code draws random numbers."""


def answer_frame(answer: dict[str, Any]) -> bytes:
    """The frame of an answer; of one that is too large, with a cut in place of its value."""
    try:
        return packed_frame(answer)
    except FrameError:
        return packed_frame({**answer, "value": cut_form("size")})
