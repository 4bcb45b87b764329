"""A time limit for every call of an author's own code, so that a command that asks it ends where that code does not."""

import functools
import reprlib
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn

OWN_CALL_SECONDS = 10.0  # that one call of own code may take: a time limit is 20 times what the reference needs


class OwnCodeHangs(BaseException):
    """Raised for own code that has not ended in time; no `Exception`, as those of own code are caught on the way."""

    def __init__(self, name: str, shown: str) -> None:
        problem, remedy = hanging_problem(name, shown, OWN_CALL_SECONDS)
        super().__init__(f"{problem}.\n    {remedy}")
        self.name, self.shown = name, shown


def hanging_problem(name: str, shown: str, seconds: float) -> tuple[str, str]:
    """The problem and the remedy of code that does not end: a function, `FILE.py:NAME`, or a file as a whole."""
    if ":" not in name:
        problem = f"{name} has not been read within {seconds:g} seconds"
        return problem, f"{name} runs as a whole when it is read: let it only define."
    return (
        f"{name} has not answered within {seconds:g} seconds, on {shown}",
        "Look for a loop that does not end; if it is only slow, draw smaller inputs.",
    )


@contextmanager
def own_call_limit(name: str, shown: Callable[[], str]) -> Iterator[None]:
    """Raises `OwnCodeHangs` inside the block once it has run for too long.

    There is no limit in a thread, without clocks, and where a limit is in force already: that of a call around this
    one, or that of whoever grades, whose clock counts the processor's time so that a busy machine decides nothing.
    """
    if not may_limit():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> NoReturn:
        raise OwnCodeHangs(name, shown())

    before = signal.signal(signal.SIGALRM, stop)
    # It rings again and again, as own code may catch the first ring: `except:` catches everything.
    signal.setitimer(signal.ITIMER_REAL, OWN_CALL_SECONDS, OWN_CALL_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def may_limit() -> bool:
    """Whether a limit can be set here, and none is in force."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return False
    clocks = (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF)
    return not any(signal.getitimer(clock)[0] for clock in clocks)


@functools.lru_cache(maxsize=256)  # one object a function: what is known of a function is cached by it elsewhere
def limited_function(function: Callable[..., Any], name: str) -> Callable[..., Any]:
    """The function with a limit on the time of each call; `name` is `FILE.py:NAME`."""

    @functools.wraps(function)
    def limited(*args: Any, **named: Any) -> Any:
        with own_call_limit(name, lambda: shown_call(args, named)):
            return function(*args, **named)

    return limited


def shown_call(args: tuple[Any, ...], named: dict[str, Any]) -> str:
    """The arguments of a call, shortened, for a line of a fault."""
    try:
        return ", ".join([*map(reprlib.repr, args), *(f"{key}={reprlib.repr(each)}" for key, each in named.items())])
    except Exception:  # an object of theirs may fail to show itself
        return "..."
