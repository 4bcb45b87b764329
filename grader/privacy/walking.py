"""Walking, reading and deleting folders that students filled: no link is followed, and no depth is too much."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from grader.intake.files import UnreadableFile
from grader.intake.folder import file_bytes

MAX_DOCUMENT_BYTES = 1_000_000_000  # bytes of a document of ours; a sparse file of a student's may say that it has more


def walked_folders(top: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """A folder and all folders below it, as `os.walk` gives them, with names in order."""
    # `os.walk` in Python 3.11 calls itself once a level, and ends at a thousand.
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
    """Whether a path is a folder, and no link to one."""
    return path.is_dir() and not path.is_symlink()


def is_real_file(path: Path) -> bool:
    """Whether a path is a file, and neither a link nor a pipe, which would never end."""
    return path.is_file() and not path.is_symlink()


def text_of_document(path: Path) -> str:
    """The text of a document of ours; raises ValueError for a link, a pipe, or bytes that are no text."""
    try:
        return file_bytes(path, MAX_DOCUMENT_BYTES).decode("utf-8")
    except UnreadableFile as problem:
        raise ValueError(str(problem)) from None


def delete_path(path: Path) -> None:
    """Deletes a file, a link, or a folder with all that is in it; nothing that a link leads to."""
    if not is_real_folder(path):
        path.unlink()
        return
    # Listed before anything is deleted: what `rmtree` leaves is then deleted from the inside out.
    folders = opened_folders(path)
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


def opened_folders(top: Path) -> list[Path]:
    """A folder and all folders below it, outer ones first; their owner gets all rights, so that they can be deleted."""
    with suppress(OSError):
        top.chmod(0o700)
    found = []
    for folder, names, _ in walked_folders(top):
        found.append(folder)
        for name in names:
            with suppress(OSError):
                (folder / name).chmod(0o700)
    return found
