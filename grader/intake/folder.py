"""The files of a folder. Links are not followed, and only regular files are opened: a pipe would never end."""

import os
import stat
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from grader.intake.files import DEPTH, ENTRIES, Entry, Unreadable, hidden
from grader.texts.safe_names import shown


def entries_in(folder: Path) -> tuple[list[Entry], tuple[str, ...]]:
    """The files of a folder, not yet read, and notes on those that we do not look at."""
    notes: list[str] = []
    entries = list(islice(walked(folder, "", DEPTH, notes), ENTRIES + 1))
    if len(entries) > ENTRIES:
        notes.append(f"There are more than {ENTRIES} files here; only the first {ENTRIES} were looked at.")
    return entries[:ENTRIES], tuple(notes)


def walked(folder: Path, above: str, depth: int, notes: list[str]) -> Iterator[Entry]:
    """The files below a folder, in order of their names, as far down as we look; what is not looked at is noted."""
    try:
        with os.scandir(folder) as listing:
            # Cut before it is sorted: a folder may hold millions.
            inside = sorted(islice(listing, ENTRIES + 1), key=lambda item: item.name)
    except OSError:
        notes.append(f"{shown(above or folder.name)} could not be opened.")
        return
    if any(item.name == "pyvenv.cfg" for item in inside):  # a virtual environment: other people's code
        return
    for item in inside:
        name = f"{above}{item.name}"
        if hidden(item.name):
            continue
        if not is_folder(item):
            yield Entry(name, 0, partial(bytes_of, Path(item.path)))
        elif depth > 1:
            yield from walked(Path(item.path), f"{name}/", depth - 1, notes)
        else:
            notes.append(f"{shown(name)} was not looked at: it lies deeper than {DEPTH} folders.")


def is_folder(item: "os.DirEntry[str]") -> bool:
    """Whether an entry of a folder is itself a folder, and no link to one."""
    try:
        return item.is_dir(follow_symlinks=False)
    except OSError:
        return False


def bytes_of(path: Path, limit: int) -> bytes:
    """At most `limit` bytes of a regular file; raises Unreadable for anything else."""
    try:
        # Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError):  # a NUL in its name
        what = "is a link, and links are not followed." if path.is_symlink() else "could not be opened."
        raise Unreadable(what) from None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise Unreadable("is not a file that can be read.")
    with open(descriptor, "rb") as file:
        try:
            return file.read(limit)
        except OSError:
            raise Unreadable("could not be read.") from None
