"""The files of a folder. Links are not followed, and only regular files are opened: a pipe would never end."""

import os
import stat
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from grader.intake.files import DEPTH, ENTRIES, Entry, Unreadable, hidden


def entries_in(folder: Path) -> tuple[list[Entry], tuple[str, ...]]:
    """The folder's files, and a note if there were more than we look at."""
    entries = list(islice(walked(folder, "", DEPTH), ENTRIES + 1))
    if len(entries) <= ENTRIES:
        return entries, ()
    return entries[:ENTRIES], (f"There are more than {ENTRIES} files here; only the first {ENTRIES} were looked at.",)


def walked(folder: Path, above: str, depth: int) -> Iterator[Entry]:
    """The files below a folder, in order of their names, as far down as we look."""
    try:
        with os.scandir(folder) as listing:
            inside = sorted(islice(listing, ENTRIES + 1), key=lambda item: item.name)
    except OSError:  # not ours to read
        return
    if any(item.name == "pyvenv.cfg" for item in inside):  # a virtual environment: other people's code
        return
    for item in inside:
        name = f"{above}{item.name}"
        if hidden(item.name):
            continue
        if item.is_dir(follow_symlinks=False):
            if depth > 1:
                yield from walked(Path(item.path), f"{name}/", depth - 1)
        else:
            yield Entry(name, 0, partial(bytes_of, Path(item.path)))


def bytes_of(path: Path, limit: int) -> bytes:
    """At most `limit` bytes of a regular file; raises Unreadable for anything else."""
    try:
        # Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        what = "is a link, and links are not followed." if path.is_symlink() else "could not be opened."
        raise Unreadable(what) from None
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise Unreadable("is not a file that can be read.")
        try:
            return file.read(limit)
        except OSError:
            raise Unreadable("could not be read.") from None
