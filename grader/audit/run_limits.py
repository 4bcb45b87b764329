"""Limits around code that may never end or take all memory: processor time here, memory for the whole process."""

import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

MEGABYTE = 1024 * 1024


class OutOfTime(BaseException):
    """The time given is used up. No `Exception`: code that catches those must not go on."""


@contextmanager
def processor_seconds(seconds: float) -> Iterator[Callable[[], None]]:
    """Raises `OutOfTime` inside the block once it has used so much processor time, however busy the machine is.

    It gives a function that begins the time anew.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    def begin() -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    before = signal.signal(signal.SIGVTALRM, stop)
    begin()
    try:
        yield begin
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def limit_memory(megabytes: int) -> None:
    """From now on this process may take so much more than it has: beyond that Python raises `MemoryError`."""
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[0])
    most = pages * resource.getpagesize() + megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
