"""Recognising risky code, which could change its own process: each of its functions is then asked in a new process."""

from grader.intake.code_words import words_of_code
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
RISKY_WORDS = frozenset((*RISKY_MODULES, *RISKY_NAMES))


def reaches_out(submission: Submission) -> bool:
    """Whether any code of the submission names something by which it could change its own process."""
    return any(
        not RISKY_WORDS.isdisjoint(words_of_code(cell.text)) for source in submission.sources for cell in source.cells
    )
