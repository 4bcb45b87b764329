"""The files of a submission that are read, and the limits within which they are."""

import posixpath
import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from grader.texts.safe_names import shown

# Far above any homework; a hostile submission costs no more than this.
ENTRIES = 5_000  # files that are looked at
FILES = 200  # files that are read
DEPTH = 8  # folders within folders
TOTAL = 40_000_000  # bytes of all files that are read
BYTES = {"py": 1_000_000, "ipynb": 16_000_000, "yaml": 400_000}  # of one file; a notebook may hold pictures
SUFFIXES = {".py": "py", ".ipynb": "ipynb", ".yaml": "yaml", ".yml": "yaml"}
# What browsers and systems hang behind a name: hw.ipynb.json, hw.py.txt, `hw.py (1)`.
HUNG = re.compile(r"(\.(?:py|ipynb|ya?ml))(?:\.txt|\.json|\.download|\s*\(\d+\))+$", re.IGNORECASE)
EXERCISE = re.compile(rb"^(variant|[a-z]\w*\.[a-z]\w*)[ \t]*:", re.MULTILINE)  # how the lines of answers.yaml begin
# How a notebook begins, and how a line of a program does: for files whose suffix was changed.
NOTEBOOK = re.compile(rb'\s*\{.*?"cell(s|_type)"', re.DOTALL)
PROGRAM = re.compile(rb"^(def|class|import|from)[ \t]+\w", re.MULTILINE)
MARK = "made by markscheme; nobody wrote it by hand"  # in the first lines of the checker that students have from us
LFS = b"version https://git-lfs.github.com/spec/"  # what stands in a checkout for a file that is kept elsewhere
# Folders that systems and tools make, in which no work of a student's lies.
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
    """The files that were read, in order of their names; those that are of no kind that we read; and notes.

    `unread` are the notes that tell of work that could not be read.
    """

    files: tuple[File, ...] = ()
    others: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def kind_of(name: str) -> str | None:
    """py, ipynb or yaml for a file that we read, by its name; of YAML files only those called answers.

    >>> kind_of("hw.py"), kind_of("hw.ipynb.json"), kind_of("my answers (1).yml"), kind_of("environment.yml")
    ('py', 'ipynb', 'yaml', None)
    """
    stem, kind = stem_and_kind(name)
    return None if kind == "yaml" and "answer" not in stem.lower() else kind


def stem_and_kind(name: str) -> tuple[str, str | None]:
    """The file's name without its folders and suffixes, and what the suffix says that it is.

    >>> stem_and_kind("work/jane.doe.py.txt"), stem_and_kind("data.csv")
    (('jane.doe', 'py'), ('data', None))
    """
    stem, suffix = posixpath.splitext(HUNG.sub(r"\1", posixpath.basename(name)))
    return stem, SUFFIXES.get(suffix.lower())


def kind_in(kind: str, data: bytes) -> str:
    """The kind of a file by its contents, as somebody may have changed the end of its name."""
    head = data[:4000]  # the first cell or definition stands there; a notebook may be of megabytes
    if kind == "py" and NOTEBOOK.match(head):
        return "ipynb"
    wide = head.lstrip()[:1] in (b"{", b"<", b"[")
    return "py" if kind == "ipynb" and not wide and PROGRAM.search(head) else kind


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
    unread: list[str] = []
    room = TOTAL
    for entry in sorted(entries, key=lambda entry: entry.name):
        sort = kind(entry.name) or may_be_answers(entry)
        if sort is None:
            others.append(shown(entry.name))
            continue
        try:
            data = read(entry, BYTES[sort], room, len(files))
        except Unreadable as fault:
            unread.append(f"{shown(entry.name)} {fault}")
            continue
        if MARK.encode() in data[:2000]:  # handed in along with the work
            continue
        room -= len(data)
        file = File(unicodedata.normalize("NFC", entry.name), kind_in(sort, data), data)
        files.append(file)
        notes += [] if kind(entry.name) == file.kind and not HUNG.search(file.name) else [renamed(file)]
    return Found(tuple(files), tuple(others), (*unread, *notes), tuple(unread))


def may_be_answers(entry: Entry) -> str | None:
    """yaml for a file of another name in which answers stand as answers.yaml has them."""
    if stem_and_kind(entry.name)[1] != "yaml" and not entry.name.lower().endswith("answers.txt"):
        return None
    try:
        return "yaml" if EXERCISE.search(entry.read(4000)) else None
    except Unreadable:
        return None


def renamed(file: File) -> str:
    """A note on a file that was read as something else than its name says."""
    words = {"py": "a program", "ipynb": "a notebook", "yaml": "answers.yaml"}
    return f"{file.shown} was read as {words[file.kind]}, which it looks like. Give it back the name it had."


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
    if data.startswith(LFS):
        raise Unreadable("is a Git LFS pointer, not the file itself. Hand in the file.")
    return data
