"""The files of a submission that are read, and the limits within which they are."""

import posixpath
import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from grader.texts.safe_names import shown_name

# Far above any homework; a hostile submission costs no more than this.
MAX_ENTRIES = 5_000  # files that are looked at
MAX_FILES_READ = 200  # files that are read
MAX_FOLDER_DEPTH = 8  # folders within folders
MAX_TOTAL_BYTES = 40_000_000  # bytes of all files that are read
MAX_FILE_BYTES = {"py": 1_000_000, "ipynb": 16_000_000, "yaml": 400_000}  # of one file; a notebook may hold pictures
FILE_SUFFIXES = {".py": "py", ".ipynb": "ipynb", ".yaml": "yaml", ".yml": "yaml"}
# What browsers and systems hang behind a name: hw.ipynb.json, hw.py.txt, `hw.py (1)`.
ADDED_SUFFIXES = re.compile(r"(\.(?:py|ipynb|ya?ml))(?:\.txt|\.json|\.download|\s*\(\d+\))+$", re.IGNORECASE)
ANSWERS_LINE = re.compile(rb"^(variant|[a-z]\w*\.[a-z]\w*)[ \t]*:", re.MULTILINE)  # how the lines of answers.yaml begin
# How a notebook begins, and how a line of a program does: for files whose suffix was changed.
NOTEBOOK_START = re.compile(rb'\s*\{.*?"cell(s|_type)"', re.DOTALL)
PROGRAM_LINE = re.compile(rb"^(def|class|import|from)[ \t]+\w", re.MULTILINE)
# In the first lines of the checker that students have from us.
CHECKER_MARK = "made by markscheme; nobody wrote it by hand"
LFS_POINTER = b"version https://git-lfs.github.com/spec/"  # what stands in a checkout for a file that is kept elsewhere
# Folders that systems and tools make, in which no work of a student's lies.
SYSTEM_FOLDERS = frozenset({"__MACOSX", "__pycache__", "node_modules", "site-packages", "venv"})


class UnreadableFile(Exception):
    """A file that cannot be read; the text is the rest of a sentence that begins with its name."""


@dataclass(frozen=True, slots=True)
class FileEntry:
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
        return shown_name(self.name)


@dataclass(frozen=True, slots=True)
class FoundFiles:
    """The files that were read, in order of their names; those that are of no kind that we read; and notes.

    `unread` are the notes that tell of work that could not be read.
    """

    files: tuple[File, ...] = ()
    others: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def file_kind(name: str) -> str | None:
    """py, ipynb or yaml for a file that we read, by its name; of YAML files only those called answers.

    >>> file_kind("hw.py"), file_kind("hw.ipynb.json"), file_kind("my answers (1).yml"), file_kind("environment.yml")
    ('py', 'ipynb', 'yaml', None)
    """
    stem, kind = stem_and_kind(name)
    return None if kind == "yaml" and "answer" not in stem.lower() else kind


def stem_and_kind(name: str) -> tuple[str, str | None]:
    """The file's name without its folders and suffixes, and what the suffix says that it is.

    >>> stem_and_kind("work/jane.doe.py.txt"), stem_and_kind("data.csv")
    (('jane.doe', 'py'), ('data', None))
    """
    stem, suffix = posixpath.splitext(ADDED_SUFFIXES.sub(r"\1", posixpath.basename(name)))
    return stem, FILE_SUFFIXES.get(suffix.lower())


def kind_in(kind: str, data: bytes) -> str:
    """The kind of a file by its contents, as somebody may have changed the end of its name."""
    head = data[:4000]  # the first cell or definition stands there; a notebook may be of megabytes
    if kind == "py" and NOTEBOOK_START.match(head):
        return "ipynb"
    wide = head.lstrip()[:1] in (b"{", b"<", b"[")
    return "py" if kind == "ipynb" and not wide and PROGRAM_LINE.search(head) else kind


def is_hidden(name: str) -> bool:
    """Whether a file or folder is no work of the student's: an editor's, a system's, a checkpoint's.

    >>> is_hidden(".ipynb_checkpoints/hw.ipynb"), is_hidden("__MACOSX/._hw.py"), is_hidden("work/hw.py")
    (True, True, False)
    """
    return any(
        (piece.startswith(".") and piece not in (".", "..")) or piece in SYSTEM_FOLDERS for piece in name.split("/")
    )


def read_files(entries: Iterable[FileEntry], kind: Callable[[str], str | None] = file_kind) -> FoundFiles:
    """The files of the kinds that we read, within the limits, and a note for each that had to be left out."""
    files: list[File] = []
    others: list[str] = []
    notes: list[str] = []
    unread: list[str] = []
    room = MAX_TOTAL_BYTES
    for entry in sorted(entries, key=lambda entry: entry.name):
        sort = kind(entry.name) or may_be_answers(entry)
        if sort is None:
            others.append(shown_name(entry.name))
            continue
        try:
            data = read_entry(entry, MAX_FILE_BYTES[sort], room, len(files))
        except UnreadableFile as fault:
            unread.append(f"{shown_name(entry.name)} {fault}")
            continue
        if CHECKER_MARK.encode() in data[:2000]:  # handed in along with the work
            continue
        room -= len(data)
        file = File(unicodedata.normalize("NFC", entry.name), kind_in(sort, data), data)
        files.append(file)
        notes += [] if kind(entry.name) == file.kind and not ADDED_SUFFIXES.search(file.name) else [misnamed_note(file)]
    return FoundFiles(tuple(files), tuple(others), (*unread, *notes), tuple(unread))


def may_be_answers(entry: FileEntry) -> str | None:
    """yaml for a file of another name in which answers stand as answers.yaml has them."""
    if stem_and_kind(entry.name)[1] != "yaml" and not entry.name.lower().endswith("answers.txt"):
        return None
    try:
        return "yaml" if ANSWERS_LINE.search(entry.read(4000)) else None
    except UnreadableFile:
        return None


def misnamed_note(file: File) -> str:
    """A note on a file that was read as something else than its name says."""
    words = {"py": "a program", "ipynb": "a notebook", "yaml": "answers.yaml"}
    return f"{file.shown} was read as {words[file.kind]}, which it looks like. Give it back the name it had."


def read_entry(entry: FileEntry, limit: int, room: int, files: int) -> bytes:
    """The file's bytes; raises Unreadable where a limit is passed. Sizes may lie, so that what comes is counted too."""
    if files >= MAX_FILES_READ or entry.size > room:
        raise UnreadableFile(
            f"was not read: at most {MAX_FILES_READ} files and {MAX_TOTAL_BYTES // 1_000_000} megabytes are."
        )
    data = entry.read(limit + 1) if entry.size <= limit else b""
    if entry.size > limit or len(data) > limit:
        advice = " Clear its outputs and save it again." if limit == MAX_FILE_BYTES["ipynb"] else ""
        raise UnreadableFile(f"is too large to be read: at most {limit // 1000} kilobytes.{advice}")
    if len(data) > room:
        raise UnreadableFile(f"was not read: at most {MAX_TOTAL_BYTES // 1_000_000} megabytes are.")
    if data.startswith(LFS_POINTER):
        raise UnreadableFile("is a Git LFS pointer, not the file itself. Hand in the file.")
    return data
