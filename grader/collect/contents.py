"""The files of one submission, read whole, under names that any file system takes."""

import hashlib
import posixpath
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grader.collect.claimed_work import ClaimedWork
from grader.collect.download import DamagedFile
from grader.intake.files import FileEntry, UnreadableFile, is_hidden
from grader.intake.receipt import files_digest
from grader.texts.safe_names import FORBIDDEN_CHARACTERS, MAX_NAME_BYTES, cut_name, safe_name, shown_name

# Larger than what grading reads: an attempt is kept as it was handed in, data and pictures with it.
MAX_KEPT_FILE_BYTES = 50_000_000  # bytes of one file
MAX_KEPT_BYTES = 200_000_000  # and of all that one student hands in
MAX_KEPT_FILES = 2_000  # of one student
MAX_SUFFIX_CHARACTERS = 12  # characters of what ends a file's name; a longer end is no suffix
VENV_MARK = "pyvenv.cfg"  # lies at the top of a virtual environment


@dataclass(frozen=True, slots=True)
class Contents:
    """Names and bytes of files, in order of the names, and sentences about those left out and those damaged."""

    files: tuple[tuple[str, bytes], ...]
    left_out: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """The digest of names and bytes, as a receipt's."""
        return files_digest(self.files)


def contents_of(work: ClaimedWork) -> Contents:
    """The contents of a work: all of its files that can be read."""
    files: list[tuple[str, bytes]] = []
    left_out, damaged = list(work.notes), []
    room = MAX_KEPT_BYTES
    for entry in own_entries(work.entries):
        try:
            data = kept_bytes(entry, room, len(files))
        except DamagedFile as fault:  # before Unreadable, of which it is a kind
            damaged.append(f"{shown_name(entry.name)} {fault}")
        except UnreadableFile as fault:
            left_out.append(f"{shown_name(entry.name)} {fault}")
        else:
            room -= len(data)
            files.append((entry.name, data))
    names = kept_names(name for name, _ in files)
    return Contents(
        tuple(sorted((kept, data) for kept, (_, data) in zip(names, files, strict=True))),
        tuple(left_out),
        tuple(damaged),
    )


def own_entries(entries: Sequence[FileEntry]) -> list[FileEntry]:
    """The student's own files in order of their names: no editor's, no system's, none of a virtual environment."""
    environments = {posixpath.dirname(entry.name) for entry in entries if posixpath.basename(entry.name) == VENV_MARK}
    above = tuple(f"{folder}/" for folder in environments if folder)
    mine = [entry for entry in entries if not is_hidden(entry.name) and not entry.name.startswith(above)]
    return sorted((entry for entry in mine if entry.name != VENV_MARK), key=lambda entry: entry.name)


def kept_bytes(entry: FileEntry, room: int, files: int) -> bytes:
    """All bytes of a file; raises Unreadable where there are too many. Sizes may lie, so that what comes is counted."""
    most = min(MAX_KEPT_FILE_BYTES, room)
    if files >= MAX_KEPT_FILES:
        raise UnreadableFile(f"was left out: at most {MAX_KEPT_FILES} files of a student are kept.")
    data = entry.read(most + 1) if entry.size <= most else b""
    if entry.size > most or len(data) > most:
        a_file, a_student = MAX_KEPT_FILE_BYTES // 1_000_000, MAX_KEPT_BYTES // 1_000_000
        raise UnreadableFile(f"was left out: at most {a_file} MB a file and {a_student} MB a student are kept.")
    return data


def kept_names(names: Iterable[str]) -> list[str]:
    """A safe name for each file, apart from the others even where capitals do not count.

    >>> kept_names(["hw.py", "HW.py", "../a.py", "lib/x?.py"])
    ['hw.py', 'HW-9c2bd6d4.py', '__-5ec1f7e7/a.py', 'lib/x_-074ab178.py']
    """
    files: set[str] = set()
    folders: set[str] = set()
    kept = []
    for number, name in enumerate(names):
        pieces = [kept_piece(piece) for piece in name.split("/") if piece not in ("", ".")] or ["_"]
        for place, piece in enumerate(pieces[:-1]):
            again = 0
            while "/".join(pieces[: place + 1]).casefold() in files:  # a zip may hold a file and a folder of one name
                pieces[place] = with_hash(piece, f"{piece}/{again}" if again else piece)
                again += 1
        again = 0
        while (found := "/".join(pieces).casefold()) in files | folders:
            pieces[-1] = with_hash(pieces[-1], f"{name}/{number}/{again}")
            again += 1
        files.add(found)
        folders |= {"/".join(pieces[:place]).casefold() for place in range(1, len(pieces))}
        kept.append("/".join(pieces))
    return kept


def kept_piece(piece: str) -> str:
    """The name of a file or folder itself where it is harmless, else a likeness that keeps its suffix.

    Device names of Windows stay: a program may import its own aux.py, and grading is done elsewhere.
    """
    composed = unicodedata.normalize("NFC", piece)
    if (
        shown_name(composed) == composed
        and not FORBIDDEN_CHARACTERS.search(composed)
        and len(composed.encode()) <= MAX_NAME_BYTES
    ):
        return composed
    stem, suffix = posixpath.splitext(composed)
    plain = suffix[1:].isascii() and suffix[1:].isalnum() and len(suffix) <= MAX_SUFFIX_CHARACTERS
    return f"{safe_name(stem)}{suffix}" if plain else safe_name(composed)


def with_hash(piece: str, of: str) -> str:
    """The name with eight digits of a hash before its suffix."""
    stem, suffix = posixpath.splitext(piece)
    digest = hashlib.sha256(of.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    # Cut so that stem, hash and suffix together keep within BYTES.
    return f"{cut_name(stem, 60, MAX_NAME_BYTES - 60)}-{digest}{cut_name(suffix, MAX_SUFFIX_CHARACTERS, 50)}"
