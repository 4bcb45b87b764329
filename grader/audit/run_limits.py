"""Limits around code that may never end or take all memory: processor time here, memory for the whole process."""

import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

MEGABYTE = 1024 * 1024


class OutOfTime(BaseException):
    """Raised where the given time is used up; no `Exception`, so that code which catches those cannot go on."""


@contextmanager
def processor_seconds(seconds: float) -> Iterator[Callable[[], None]]:
    """Raises `OutOfTime` inside the block once it has used that much processor time, however busy the machine is.

    It gives a function that begins the time anew.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    def begin() -> None:
        # The time of this process alone: a wall clock would make a busy machine kill more mutants.
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    before = signal.signal(signal.SIGVTALRM, stop)
    begin()
    try:
        yield begin
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def limit_memory(megabytes: int) -> None:
    """Lets this process take so many megabytes more than it has now; beyond that Python raises `MemoryError`."""
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[0])
    most = pages * resource.getpagesize() + megabytes * MEGABYTE  # what a fork has of its parent counts
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
