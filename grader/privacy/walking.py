"""Folders walked, read and deleted, whatever a student has put there: no link is followed, and none lies too deep."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from grader.intake.files import Unreadable
from grader.intake.folder import bytes_of

DOCUMENT = 1_000_000_000  # bytes of a document of ours; a sparse file of a student's may say that it has more


def walked(top: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """As `os.walk`, which in Python 3.11 calls itself once a level, and ends at a thousand; names are in order."""
    waiting = [top]
    while waiting:
        folder = waiting.pop()
        try:
            with os.scandir(folder) as inside:
                entries = sorted((entry.name, entry.is_dir(follow_symlinks=False)) for entry in inside)
        except OSError:  # nothing can be told of it
            continue
        names = [name for name, is_folder in entries if is_folder]
        yield folder, names, [name for name, is_folder in entries if not is_folder]
        waiting += [folder / name for name in reversed(names)]  # what was taken out of the list is passed over


def is_real_folder(path: Path) -> bool:
    """Whether there is a folder, and no link to one."""
    return path.is_dir() and not path.is_symlink()


def is_real_file(path: Path) -> bool:
    """Whether there is a file, and no link to one, nor a pipe that would never end."""
    return path.is_file() and not path.is_symlink()


def text_at(path: Path) -> str:
    """The text of a document of ours; raises ValueError for what is none: a link, a pipe, other bytes."""
    try:
        return bytes_of(path, DOCUMENT).decode("utf-8")
    except Unreadable as problem:
        raise ValueError(str(problem)) from None


def remove(path: Path) -> None:
    """Deletes a file, a link, or a folder with all that is in it; nothing that a link leads to."""
    if not is_real_folder(path):
        path.unlink()
        return
    folders = opened(path)
    try:
        shutil.rmtree(path)
    except RecursionError:  # it calls itself once a level; some may be gone by now
        for folder in reversed(folders):
            with suppress(FileNotFoundError):
                with os.scandir(folder) as inside:
                    entries = [entry.path for entry in inside if not entry.is_dir(follow_symlinks=False)]
                for entry in entries:
                    os.unlink(entry)
                folder.rmdir()


def opened(top: Path) -> list[Path]:
    """The folder and all below it, each before what is in it; those that were shut are opened, as they are to go."""
    with suppress(OSError):
        top.chmod(0o700)
    found = []
    for folder, names, _ in walked(top):
        found.append(folder)
        for name in names:
            with suppress(OSError):
                (folder / name).chmod(0o700)
    return found
