"""Files written as a whole or not at all: a full disk, or a stop in the middle, leaves what was there before."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

DRAFT_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
OWNER_ONLY = 0o600
DRAFT_SUFFIX = ".part"


def write_whole(file: Path, text: str | bytes, mode: int = OWNER_ONLY) -> None:
    """Writes a whole file or nothing: a stop in the middle leaves the old one. Readable by the owner only."""
    folder, name = os.path.split(file)
    draft = os.path.join(folder, f".{name}{DRAFT_SUFFIX}")
    with naming_file(file):
        try:
            descriptor = os.open(draft, DRAFT_FLAGS, mode)
        except FileNotFoundError:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # names of files are names of students
            descriptor = os.open(draft, DRAFT_FLAGS, mode)
    try:
        with naming_file(file), open(descriptor, "wb", buffering=0) as stream:
            left = memoryview(text.encode() if isinstance(text, str) else text)
            while left:
                left = left[stream.write(left) :]
        os.replace(draft, file)
    except BaseException:  # a full disk, or Ctrl-C
        with suppress(OSError):
            os.unlink(draft)
        raise


def append_line(file: Path, line: str) -> None:
    """Adds a line to a file that only the owner may read; a full disk leaves no part of the line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
    with naming_file(file), open(descriptor, "ab", buffering=0) as stream:
        end = os.fstat(stream.fileno()).st_size
        left = memoryview(line.encode())
        try:
            while left:
                left = left[stream.write(left) :]
        except BaseException:  # the next line would go on where this one was cut
            os.ftruncate(stream.fileno(), end)
            raise


@contextmanager
def naming_file(file: Path) -> Iterator[None]:
    """Adds the file's name to an error of writing: the system tells none, or that of our draft."""
    try:
        yield
    except OSError as error:
        if not error.filename or str(error.filename).endswith(DRAFT_SUFFIX):
            error.filename = str(file)
        raise


def json_text(document: dict[str, Any]) -> str:
    """A document of ours as JSON, for people too."""
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
