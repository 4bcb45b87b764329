"""The end of a command that cannot do its work: one clear sentence on stderr, exit code 2, no traceback."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

RUN_AGAIN = "then run the same command again: what was written before is whole"
REMEDIES = {  # what to do about a write that failed; what our commands write is there as a whole or not at all
    errno.ENOSPC: f"make room, {RUN_AGAIN}",
    errno.EDQUOT: f"make room, {RUN_AGAIN}",
    errno.EFBIG: f"raise the limit on the size of files, {RUN_AGAIN}",
    errno.EROFS: "choose a folder that can be written with --out",
    errno.EACCES: "see to it that you may read and write it",
}
DEBUG_VARIABLE = "GRADER_DEBUG"  # set to anything, it shows the traceback behind a sentence


class CannotRun(Exception):
    """The command cannot do its work; the text is the sentence."""


@contextmanager
def one_sentence() -> Iterator[None]:
    """Turns an error that ends the command into one sentence on stderr and exit code 2."""
    try:
        yield
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException as error:  # own code that hangs is told by what passes every `except Exception`
        if os.environ.get(DEBUG_VARIABLE):
            raise
        from grader.texts.safe_text import visible  # noqa: PLC0415  --help does without what it needs

        sys.stderr.write(f"{visible(error_sentence(error))}\n")  # a file's name may come from a student
        sys.exit(2)


def error_sentence(error: BaseException) -> str:
    """The sentence for an error: its own words where we foresaw it, else that it is a fault of ours."""
    if isinstance(error, OSError):
        remedy = f"; {REMEDIES[error.errno]}" if error.errno in REMEDIES else ""
        return f"{error.filename or 'A file'}: {(error.strerror or str(error)).lower()}{remedy}."
    # Every exception class of ours is raised with a sentence for the user.
    if isinstance(error, CannotRun) or type(error).__module__.partition(".")[0] == "grader":
        return str(error)
    return f"A fault in markscheme: {type(error).__name__}: {error}. Set {DEBUG_VARIABLE}=1 to see where."
