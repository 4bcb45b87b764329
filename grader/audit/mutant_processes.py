"""Work on mutants in a process of its own, forked: what hangs or eats all memory costs that mutant and nothing else."""

import os
import pickle
import select
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO, TypeVar

from grader.audit.run_limits import limit_memory

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE = 60.0  # seconds without a word from a child: its mutant hangs where no signal reaches it
MEGABYTES = 512


def done_apart(work: Callable[[Task], Done], tasks: Sequence[Task], lost: Done) -> list[Done]:
    """What the work gives for each task, in order; `lost` for one that its process did not live through."""
    found: list[Done] = []
    while len(found) < len(tasks):
        found.extend(done_until_lost(work, tasks[len(found) :]))
        if len(found) < len(tasks):
            found.append(lost)
    return found


def done_until_lost(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
    """What one child gives, as far as it comes."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        serve(work, tasks, writing)
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as stream:
            for _ in tasks:
                if not said_something(stream):
                    return
                try:
                    yield pickle.load(stream)  # noqa: S301  our own child; what mutants return stays in it
                except (EOFError, pickle.UnpicklingError):
                    return
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def said_something(stream: BinaryIO) -> bool:
    """Whether the child has said something within our patience, its end included."""
    if getattr(stream, "peek", None) and stream.peek(0):  # type: ignore[attr-defined]  # read ahead already
        return True
    ready, _, _ = select.select([stream], [], [], PATIENCE)
    return bool(ready)


def serve(work: Callable[[Task], Done], tasks: Sequence[Task], writing: int) -> None:
    """What a child does: each task, told at once; then it ends, without what Python does at its end."""
    code = 1
    try:
        limit_memory(MEGABYTES)
        with os.fdopen(writing, "wb") as stream:
            for task in tasks:
                pickle.dump(work(task), stream)
                stream.flush()
        code = 0
    finally:
        os._exit(code)
