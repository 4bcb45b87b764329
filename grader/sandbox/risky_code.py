"""Recognising risky code, which could change its own process: each of its functions is then asked in a new process."""

import re

from grader.intake.submission import Submission

# Modules and names by which a function reaches more than its arguments. A word too many costs milliseconds; one too few
# costs only the student who spoils the process for the rest of their own work.
RISKY_MODULES = (
    *("asyncio", "atexit", "builtins", "ctypes", "fcntl", "gc", "importlib", "inspect", "mmap", "multiprocessing"),
    *("os", "resource", "signal", "socket", "subprocess", "sys", "threading", "weakref"),
)
RISKY_NAMES = (
    *("_getframe", "eval", "exec", "globals", "setattr", "seterr"),
    *("__builtins__", "__code__", "__del__", "__dict__", "__getattribute__", "__globals__", "__import__"),
    *("__subclasses__",),
)
RISKY_WORD = re.compile(rf"\b(?:{'|'.join((*RISKY_MODULES, *RISKY_NAMES))})\b")


def reaches_out(submission: Submission) -> bool:
    """Whether any code of the submission names something by which it could change its own process."""
    return any(RISKY_WORD.search(cell.text) for source in submission.sources for cell in source.cells)
