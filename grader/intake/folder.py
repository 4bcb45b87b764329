"""The files of a folder. Links are not followed, and only regular files are opened: a pipe would never end."""

import os
import stat
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from grader.intake.files import MAX_ENTRIES, MAX_FOLDER_DEPTH, FileEntry, UnreadableFile, is_hidden
from grader.texts.safe_names import shown_name


def folder_entries(folder: Path) -> tuple[list[FileEntry], tuple[str, ...]]:
    """The files of a folder, not yet read, and notes on those that we do not look at."""
    notes: list[str] = []
    entries = list(islice(walked_folder(folder, "", MAX_FOLDER_DEPTH, notes), MAX_ENTRIES + 1))
    if len(entries) > MAX_ENTRIES:
        notes.append(f"There are more than {MAX_ENTRIES} files here; only the first {MAX_ENTRIES} were looked at.")
    return entries[:MAX_ENTRIES], tuple(notes)


def walked_folder(folder: Path, above: str, depth: int, notes: list[str]) -> Iterator[FileEntry]:
    """The files below a folder, in order of their names, as far down as we look; what is not looked at is noted."""
    try:
        with os.scandir(folder) as listing:
            # Cut before it is sorted: a folder may hold millions.
            inside = sorted(islice(listing, MAX_ENTRIES + 1), key=lambda item: item.name)
    except OSError:
        notes.append(f"{shown_name(above or folder.name)} could not be opened.")
        return
    if any(item.name == "pyvenv.cfg" for item in inside):  # a virtual environment: other people's code
        return
    for item in inside:
        name = f"{above}{item.name}"
        if is_hidden(item.name):
            continue
        if not is_folder(item):
            yield FileEntry(name, 0, partial(file_bytes, Path(item.path)))
        elif depth > 1:
            yield from walked_folder(Path(item.path), f"{name}/", depth - 1, notes)
        else:
            notes.append(f"{shown_name(name)} was not looked at: it lies deeper than {MAX_FOLDER_DEPTH} folders.")


def is_folder(item: "os.DirEntry[str]") -> bool:
    """Whether an entry of a folder is itself a folder, and no link to one."""
    try:
        return item.is_dir(follow_symlinks=False)
    except OSError:
        return False


def file_bytes(path: Path, limit: int) -> bytes:
    """At most `limit` bytes of a regular file; raises Unreadable for anything else."""
    try:
        # Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError):  # a NUL in its name
        what = "is a link, and links are not followed." if path.is_symlink() else "could not be opened."
        raise UnreadableFile(what) from None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise UnreadableFile("is not a file that can be read.")
    with open(descriptor, "rb") as file:
        try:
            return file.read(limit)
        except OSError:
            raise UnreadableFile("could not be read.") from None
