"""Time limits for calls in the student's own session: by an alarm, by a second thread, or by a trace function."""

import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, TypeVar

from grader.checks.calls import Call
from grader.sandbox.raising import StatementTooLong

LEAST_CALL_SECONDS = 10.0  # seconds a call may take, whatever its limit: a student's machine may be slow
LIMIT_FACTOR = 5.0  # times its limit that a call may take, for the same reason
STOPPING_SECONDS = 0.05  # between two tries to stop a call: `except:` in the student's loop may swallow the first
WITHOUT_PROCESSES = frozenset({"emscripten", "wasi"})  # Python in a browser: no threads, no alarms, no processes
Given = TypeVar("Given")


def call_seconds(call: Call, seconds: float | None = None) -> float:
    """The seconds that a call may take on a student's machine, unless the student says so."""
    return seconds or max(LEAST_CALL_SECONDS, LIMIT_FACTOR * call.seconds)


def within(seconds: float, call: Callable[[], Given], late: Given) -> Given:
    """The value of a call, or `late` for one that takes longer; `StatementTooLong` is raised inside of it then."""
    if sys.platform in WITHOUT_PROCESSES:
        limited = traced_call
    elif hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        limited = alarmed_call
    else:  # Windows, or a thread of a notebook's own
        limited = watched_call
    try:
        return limited(seconds, call)
    except StatementTooLong:
        return late


def alarmed_call(seconds: float, call: Callable[[], Given]) -> Given:
    """The value of a call that the system's alarm stops; only the main thread gets alarms, and not on Windows."""

    def stop(number: int, frame: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_REAL, STOPPING_SECONDS)
        raise StatementTooLong

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return call()
    finally:
        for _ in range(2):  # an alarm may come in the midst of this, and once more
            with suppress(StatementTooLong):
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)


def watched_call(seconds: float, call: Callable[[], Given]) -> Given:
    """The value of a call that a second thread stops, by an exception that Python raises in this one."""
    try:
        import ctypes  # noqa: PLC0415  # a Python may have been made without it
    except ImportError:
        return traced_call(seconds, call)
    caller, over = ctypes.c_ulong(threading.get_ident()), threading.Event()

    def watch() -> None:
        wait = seconds
        while not over.wait(wait):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(caller, ctypes.py_object(StatementTooLong))
            wait = STOPPING_SECONDS

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        return call()
    finally:
        for _ in range(2):  # an exception that was set before is raised here, once at most: the watcher waits between
            with suppress(StatementTooLong):
                over.set()
                watcher.join()


def traced_call(seconds: float, call: Callable[[], Given]) -> Given:
    """The value of a call that a trace function stops at a line; five times slower, but it needs nothing else."""
    if sys.gettrace() is not None:  # a debugger is at work: the student sees what goes on
        return call()
    end = time.monotonic() + seconds

    def trace(frame: FrameType, event: str, given: Any) -> Any:
        # Python 3.11 tells of no new line where `while True: pass` goes round on one line.
        frame.f_trace_opcodes = sys.version_info < (3, 12)
        if time.monotonic() > end:
            raise StatementTooLong
        return trace

    sys.settrace(trace)
    try:
        return call()
    finally:
        sys.settrace(None)
