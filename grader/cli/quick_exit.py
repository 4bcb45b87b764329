"""The end of a program without taking Python apart, which costs a tenth of a second and frees what ends anyhow."""

import atexit
import os
import sys
import threading
from collections.abc import Callable


def exit_at_once(run: Callable[[], None]) -> None:
    """Runs a program and ends the process with its exit code, after all that is registered for the end.

    Where a thread still runs, or the output cannot be written, Python ends as it always does.
    """
    code = exit_code(run)
    if threading.active_count() > 1:
        sys.exit(code)
    atexit._run_exitfuncs()  # Python offers no public name for it
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        sys.exit(code)
    os._exit(code)


def exit_code(run: Callable[[], None]) -> int:
    """The number with which a program ends; an exit with a message is Python's to print, and is raised again."""
    try:
        run()
    except SystemExit as end:
        if isinstance(end.code, int | None):
            return end.code or 0
        raise
    return 0
