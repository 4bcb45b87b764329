"""Work on mutants in forked processes: a mutant that hangs or takes all memory is lost alone."""

import os
import pickle
import select
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO, TypeVar

from grader.audit.run_limits import limit_memory

MutantTask = TypeVar("MutantTask")
MutantOutcome = TypeVar("MutantOutcome")

MAX_SILENT_SECONDS = 60.0  # seconds without a word from a child: its mutant hangs where no signal reaches it
MUTANT_MEGABYTES = 512  # beyond what the audit itself has: the usual limit of a student's call


def done_in_children(
    work: Callable[[MutantTask], MutantOutcome], tasks: Sequence[MutantTask], lost: MutantOutcome
) -> list[MutantOutcome]:
    """The results of the work for each task, in order; `lost` for a task that its process did not survive."""
    found: list[MutantOutcome] = []
    while len(found) < len(tasks):
        found.extend(done_until_lost(work, tasks[len(found) :]))
        if len(found) < len(tasks):
            # The task after the last result killed its process; a new child takes the rest.
            found.append(lost)
    return found


def done_until_lost(
    work: Callable[[MutantTask], MutantOutcome], tasks: Sequence[MutantTask]
) -> Iterator[MutantOutcome]:
    """The results that one child sends, up to the task on which it is lost."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        serve_tasks(work, tasks, writing)
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
        # It may hang for ever in a mutant, where no kinder signal reaches it.
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def said_something(stream: BinaryIO) -> bool:
    """Whether the child sent something, or ended, within `MAX_SILENT_SECONDS`."""
    if getattr(stream, "peek", None) and stream.peek(0):  # type: ignore[attr-defined]  # read ahead already
        return True
    ready, _, _ = select.select([stream], [], [], MAX_SILENT_SECONDS)
    return bool(ready)


def serve_tasks(work: Callable[[MutantTask], MutantOutcome], tasks: Sequence[MutantTask], writing: int) -> None:
    """Does each task in a child, sends its result at once, and ends the process without Python's clean-up."""
    code = 1
    try:
        limit_memory(MUTANT_MEGABYTES)
        with os.fdopen(writing, "wb") as stream:
            for task in tasks:
                pickle.dump(work(task), stream)
                stream.flush()
        code = 0
    finally:
        # Not `sys.exit`: the parent's buffers and `atexit` hooks were copied by the fork, and would run twice.
        os._exit(code)
