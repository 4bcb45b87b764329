"""The files of a zip, read in memory; nothing is ever unpacked."""

import io
import stat
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from grader.intake.files import MAX_ENTRIES, MAX_FOLDER_DEPTH, FileEntry, UnreadableFile, file_kind, is_hidden
from grader.texts.safe_names import shown_name

MAX_ZIP_BYTES = 40_000_000  # of the zip that is a whole submission: as much as is read of one, `files.TOTAL`
MAX_INNER_ZIP_BYTES = 10_000_000  # of a zip within a folder or a zip
MAX_INNER_ZIPS = 3  # such zips that are opened, side by side
MAX_PACKING_RATIO = 200  # text shrinks by 3 to 10; a bomb by 1000
UTF_8_FLAG = 0x800  # the flag that says so
DIRECTORY_ENTRY = b"PK\x01\x02"  # what each file's entry in a zip's directory begins with
BROKEN_ZIP = "cannot be opened: it is broken, or no zip. Pack it again."


class BrokenMember(UnreadableFile):
    """A member whose bytes are not those that were packed."""


def zip_entries(data: bytes) -> list[FileEntry]:
    """The files of a zip, not yet read; raises Unreadable if it is no zip."""
    if data.count(DIRECTORY_ENTRY) > MAX_ENTRIES:  # counted before zipfile makes an object of each
        raise UnreadableFile(f"holds more than {MAX_ENTRIES} files. Pack only your own work.")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        members = [(member_name(member), member) for member in archive.infolist() if not member.is_dir()]
    except Exception:  # zipfile raises whatever a broken directory makes its struct and codecs raise
        raise UnreadableFile(BROKEN_ZIP) from None
    return [
        FileEntry(name, member.file_size, partial(member_bytes, archive, member))
        for name, member in members
        if not is_hidden(name)
    ]


def opened_zips(entries: Sequence[FileEntry], levels: int) -> tuple[list[FileEntry], list[str]]:
    """The entries, with those of each zip among them in its place; and notes on zips that were not opened.

    Many a course's site packs what a student has packed already. `levels` is how many zips deep we go. A zip that
    lies beside other work stays shut: it may be that work as it was a week ago.
    """
    found: list[FileEntry] = []
    notes: list[str] = []
    zips = MAX_INNER_ZIPS if any(map(file_kind, (entry.name for entry in entries))) else 0
    for entry in entries:
        if not entry.name.lower().endswith(".zip"):
            found.append(entry)
            continue
        zips += 1
        try:
            if zips > MAX_INNER_ZIPS or not levels:
                raise UnreadableFile("was not opened: a zip inside of your work is not read.")
            inside = [replace(each, name=f"{entry.name}/{each.name}") for each in zip_entries(zip_bytes(entry))]
        except UnreadableFile as fault:
            notes.append(f"{shown_name(entry.name)} {fault}")
        else:
            deeper, more = opened_zips(inside, levels - 1)
            found += deeper
            notes += more
    return found, notes


def zip_bytes(entry: FileEntry, most: int = MAX_INNER_ZIP_BYTES) -> bytes:
    """The bytes of a zip; raises Unreadable if there are too many."""
    data = entry.read(most + 1)
    if len(data) > most:
        raise UnreadableFile(f"is too large to be read: at most {most // 1_000_000} megabytes.")
    return data


def member_name(member: zipfile.ZipInfo) -> str:
    """The name of a zip's member with / between folders, whatever program packed it.

    Canvas and macOS write names in UTF-8 and do not say so; zipfile then takes them for the code page of MS-DOS.
    """
    name = member.filename
    if not member.flag_bits & UTF_8_FLAG:
        with suppress(UnicodeError):
            name = name.encode("cp437").decode("utf-8")
    return name.replace("\\", "/").removeprefix("./")


def member_bytes(archive: zipfile.ZipFile, member: zipfile.ZipInfo, limit: int) -> bytes:
    """At most `limit` bytes of a member; raises Unreadable for one that is no honest file."""
    if problem := member_problem(member):
        raise UnreadableFile(problem)
    try:
        with archive.open(member) as file:
            return file.read(limit)
    except Exception:  # a wrong checksum, a cut or false stream, overlapping members: each has its own class
        raise BrokenMember("is broken inside the zip. Pack it again.") from None


def member_problem(member: zipfile.ZipInfo) -> str | None:
    """The reason why a zip's member is not read, or None."""
    name = member_name(member)
    pieces = name.split("/")
    problems = {
        "was not read: its name leads out of the zip.": name.startswith("/") or ".." in pieces or ":" in pieces[0],
        f"was not read: it lies deeper than {MAX_FOLDER_DEPTH} folders.": len(pieces) > MAX_FOLDER_DEPTH,
        "is a link, and links are not followed.": stat.S_ISLNK(member.external_attr >> 16),  # the mode of Unix
        "is locked with a password. Pack it again without one.": member.flag_bits & 0x1,
        # bzip2 and LZMA streams cannot be read up to a limit: a few bytes may stand for a hundred megabytes.
        "is packed in a way that is not read. Pack it again as an ordinary zip.": member.compress_type
        not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED),
        # A small file may be all one letter: only from 100 kB on is the ratio a sign of a bomb.
        "was not read: it is packed more tightly than a program can be.": member.file_size
        > max(100_000, MAX_PACKING_RATIO * member.compress_size),
    }
    return next((sentence for sentence, holds in problems.items() if holds), None)
