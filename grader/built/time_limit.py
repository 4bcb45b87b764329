"""Our own code on what nobody has tried with it: given up where it seems to go on without end.

The reference of an exercise is known to end on the inputs that were drawn and frozen. On one that is made up while a
class is graded, or with two mistakes at once, it might not. What is given up is a help to the student. A submission
that is given up as a whole is left ungraded: no mark is decided so.
"""

import signal
import threading
from collections.abc import Callable
from typing import NoReturn, TypeVar

SECONDS = 10.0  # of the processor, which a busy machine does not use up; what ends at all takes a hundredth of one

T = TypeVar("T")


class TookTooLong(Exception):  # as `NoAnswer`: the name says what happened
    """Work that had not come to an end after as long as none takes."""


class Interrupt(BaseException):
    """What goes through every `except Exception` on the way out, from the clock that rang."""

    def __init__(self, clock: int) -> None:
        super().__init__(clock)
        self.clock = clock


def in_time(work: Callable[[], T], seconds: float = SECONDS, *, whole: bool = False) -> T:
    """What the work gives; raises `TookTooLong`. Without a clock of the processor, and in a thread, it has no limit.

    The `whole` of what is done for a submission has a clock of its own, beside that of a part of it.

    >>> in_time(lambda: 3)
    3
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return work()
    clock, rings = (signal.ITIMER_PROF, signal.SIGPROF) if whole else (signal.ITIMER_VIRTUAL, signal.SIGVTALRM)

    def interrupted(number: int, frame: object) -> NoReturn:
        raise Interrupt(clock)

    before = signal.signal(rings, interrupted)
    signal.setitimer(clock, seconds)
    try:
        return work()
    except Interrupt as interrupt:
        if interrupt.clock != clock:
            raise
        raise TookTooLong(f"no end after {seconds:g} seconds") from None
    finally:
        signal.setitimer(clock, 0)
        signal.signal(rings, before)
