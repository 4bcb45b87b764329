"""Which files of a submission are read, and how much of them."""

import posixpath
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from grader.intake.names import shown

ENTRIES = 5_000  # looked at
FILES = 200  # read
DEPTH = 8  # folders within folders
TOTAL = 40_000_000  # bytes
BYTES = {"py": 1_000_000, "ipynb": 16_000_000, "yaml": 400_000}  # of one file; a notebook may hold pictures
SUFFIXES = {".py": "py", ".ipynb": "ipynb", ".yaml": "yaml", ".yml": "yaml"}
MARK = "made by markscheme; nobody wrote it by hand"  # in the first lines of the checker that students have from us
UNTOUCHED = frozenset({"__MACOSX", "__pycache__", "node_modules", "site-packages", "venv"})


class Unreadable(Exception):
    """A file that cannot be read; the text is the rest of a sentence that begins with its name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file as it was found, before it is read. `read(limit)` gives its bytes, or raises Unreadable."""

    name: str  # from the top of the submission, with / between folders
    size: int
    read: Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class File:
    """A file that was read. `kind` is py, ipynb or yaml."""

    name: str
    kind: str
    data: bytes

    @property
    def shown(self) -> str:
        """Its name as feedback may print it."""
        return shown(self.name)


@dataclass(frozen=True, slots=True)
class Found:
    """The files that were read, in order of their names; those that were not; and notes for the student."""

    files: tuple[File, ...] = ()
    others: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def kind_of(name: str) -> str | None:
    """py, ipynb or yaml for a file that we read, by its name; of YAML files only those called answers."""
    stem, suffix = posixpath.splitext(posixpath.basename(name))
    kind = SUFFIXES.get(suffix.lower())
    return None if kind == "yaml" and not stem.lower().startswith("answers") else kind


def hidden(name: str) -> bool:
    """Whether a file or folder is no work of the student's: an editor's, a system's, a checkpoint's.

    >>> hidden(".ipynb_checkpoints/hw.ipynb"), hidden("__MACOSX/._hw.py"), hidden("work/hw.py")
    (True, True, False)
    """
    return any((piece.startswith(".") and piece not in (".", "..")) or piece in UNTOUCHED for piece in name.split("/"))


def taken(entries: Iterable[Entry], kind: Callable[[str], str | None] = kind_of) -> Found:
    """The files of the kinds that we read, within the limits, and a note for each that had to be left out."""
    files: list[File] = []
    others: list[str] = []
    notes: list[str] = []
    room = TOTAL
    for entry in sorted(entries, key=lambda entry: entry.name):
        sort = kind(entry.name)
        if sort is None:
            others.append(shown(entry.name))
            continue
        try:
            data = read(entry, BYTES[sort], room, len(files))
        except Unreadable as fault:
            notes.append(f"{shown(entry.name)} {fault}")
        else:
            if MARK.encode() in data[:2000]:  # handed in along with the work
                continue
            room -= len(data)
            files.append(File(unicodedata.normalize("NFC", entry.name), sort, data))
    return Found(tuple(files), tuple(others), tuple(notes))


def read(entry: Entry, limit: int, room: int, files: int) -> bytes:
    """The file's bytes; raises Unreadable where a limit is passed. Sizes may lie, so that what comes is counted too."""
    if files >= FILES or entry.size > room:
        raise Unreadable(f"was not read: at most {FILES} files and {TOTAL // 1_000_000} megabytes are.")
    data = entry.read(limit + 1) if entry.size <= limit else b""
    if entry.size > limit or len(data) > limit:
        advice = " Clear its outputs and save it again." if limit == BYTES["ipynb"] else ""
        raise Unreadable(f"is too large to be read: at most {limit // 1000} kilobytes.{advice}")
    if len(data) > room:
        raise Unreadable(f"was not read: at most {TOTAL // 1_000_000} megabytes are.")
    return data
