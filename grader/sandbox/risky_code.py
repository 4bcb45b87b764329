"""Whether code could change what it runs beside: then each function is asked in a process that no other has touched."""

import re

from grader.intake.submission import Submission

# Modules and names by which a function lays hands on more than its arguments. A word too many costs milliseconds, one
# too few costs nobody but a student who spoils the process for the rest of their own work.
MODULES = (
    *("asyncio", "atexit", "builtins", "ctypes", "fcntl", "gc", "importlib", "inspect", "mmap", "multiprocessing"),
    *("os", "resource", "signal", "socket", "subprocess", "sys", "threading", "weakref"),
)
NAMES = (
    *("_getframe", "eval", "exec", "globals", "setattr", "seterr"),
    *("__builtins__", "__code__", "__del__", "__dict__", "__getattribute__", "__globals__", "__import__"),
    *("__subclasses__",),
)
REACHING = re.compile(rf"\b(?:{'|'.join((*MODULES, *NAMES))})\b")


def reaches_out(submission: Submission) -> bool:
    """Whether any code of the submission speaks of something by which it could change its surroundings."""
    return any(REACHING.search(cell.text) for source in submission.sources for cell in source.cells)
