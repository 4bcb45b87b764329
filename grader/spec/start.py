"""The first bytes of a file that somebody else named: it may be a pipe, a device, or larger than all memory."""

import os
import stat
from pathlib import Path


def start_of(file: Path, most: int) -> bytes:
    """The first bytes of a file, at most `most`; raises OSError if it is no regular file."""
    # Without O_NONBLOCK the opening of a pipe would wait until somebody writes to it.
    with open(os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            raise OSError(0, "is not a file", str(file))
        return stream.read(most)
