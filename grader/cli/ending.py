"""The end of a program: what Python takes apart then, for a tenth of a second, the system has back at once anyhow."""

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def run_and_end(main: Callable[[], None]) -> None:
    """Runs a command and ends the process as soon as all that it has to say is said.

    With its exit code, and after all that is registered for the end. Where anything is out of the ordinary, a thread
    that still runs or an error that nobody expected, Python ends as it always does.
    """
    try:
        main()
        code = 0
    except SystemExit as end:
        if not isinstance(end.code, int | None):
            raise
        code = end.code or 0
    if threading.active_count() > 1:
        sys.exit(code)
    atexit._run_exitfuncs()  # there is no other name for it
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):  # nobody reads any more, or it is closed: Python has its own way to say so
        sys.exit(code)
    os._exit(code)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Lets Ctrl-C wait until the body is done. What is imported while another thread imports needs that.

    An import that is broken off may keep Python's lock on imports, and the other thread would wait for it for ever.
    """
    if threading.current_thread() is not threading.main_thread():  # it gets no signals
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
