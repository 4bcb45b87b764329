"""A time limit for our own code on untried inputs, where it might go on without end.

The reference of an exercise is known to end on the inputs that were drawn and frozen. On one that is made up while a
class is graded, or with two mistakes at once, it might not. What is given up is a help to the student. A submission
that is given up as a whole is left ungraded: no mark is decided so.
"""

import signal
import threading
from collections.abc import Callable
from typing import NoReturn, TypeVar

# Of the processor, which a busy machine does not use up; what ends at all takes a hundredth of one.
MAX_PROCESSOR_SECONDS = 10.0

T = TypeVar("T")


class TookTooLong(Exception):  # as `NoAnswer`: the name says what happened
    """Raised for work that has not ended within its limit."""


class Interrupt(BaseException):
    """The interruption by a clock: no `Exception`, so that it passes every `except Exception` on its way out."""

    def __init__(self, clock: int) -> None:
        super().__init__(clock)
        self.clock = clock


def in_time(work: Callable[[], T], seconds: float = MAX_PROCESSOR_SECONDS, *, whole: bool = False) -> T:
    """The result of the work; raises `TookTooLong`. In a thread, or without processor clocks, there is no limit.

    The `whole` of what is done for a submission has a clock of its own, beside that of a part of it.

    >>> in_time(lambda: 3)
    3
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return work()
    # Two clocks, as one limit may run inside the other, and a timer holds one time only.
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
