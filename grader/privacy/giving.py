"""The zip with all data of one student, to hand over."""

import io
import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from grader.gradebook.opening import shown_address
from grader.privacy.books import book_addresses, book_at
from grader.privacy.class_lines import own_lines
from grader.privacy.held_places import HeldPlace
from grader.privacy.own import assignments_in, own_paths
from grader.privacy.walking import is_real_file, is_real_folder, walked_folders
from grader.texts.safe_names import safe_name, shown_name
from grader.texts.whole_zip import whole_zip, zip_entry

README_TEMPLATE = """This is what is held of {student}.

{index}
gradebook.json  rows of gradebooks: attempts, results, marks set by people with their reasons, extensions
lines.json      what files about a whole class say of {student}

Not in here: the roster and downloads of the learning system, and copies that somebody made elsewhere.
"""
HIDDEN_COLUMNS = ("document",)  # columns of a gradebook that hold hidden cases and their right answers

SPECIAL_CHARACTERS = re.compile(r'[\\:*?"<>|]')  # what leads elsewhere where a zip is opened on Windows
ZipMember = tuple[str, bytes | Path]  # a file is read when it is its turn: it may be as large as a disk


def written_zip(
    file: Path, places: Sequence[HeldPlace], student: str, gradebook: str | None = None, *, hidden: bool = True
) -> int:
    """Writes the zip and gives the number of its members; 0, and no zip, if nothing is held of the student.

    Result documents and variants hold hidden cases with their right answers; without `hidden` they are left out.
    """
    members = [*file_members(places, student, hidden=hidden), *table_members(places, student, gradebook, hidden=hidden)]
    if members:
        write_handed_zip(file, [("README.txt", zip_readme(places, student).encode()), *members])
    return len(members)


def zip_readme(places: Sequence[HeldPlace], student: str) -> str:
    """The text of the zip's README.txt."""
    lines = [f"{folder_name(number, place)}/  {place.kind}: {place.path}" for number, place in enumerate(places, 1)]
    return README_TEMPLATE.format(student=student, index="\n".join(lines))


def folder_name(number: int, place: HeldPlace) -> str:
    """The name of the zip's folder for a place."""
    return f"{number}-{place.path.name}"


def file_members(places: Sequence[HeldPlace], student: str, *, hidden: bool) -> Iterator[ZipMember]:
    """The zip members of a student's files, a folder for each place."""
    assignments = assignments_in(places)
    for number, place in enumerate(places, 1):
        for path in own_paths(place, student, assignments):
            if not hidden and place.kind == "graded" and path.parent.name == "results":
                continue
            for file in regular_files(path):
                yield f"{folder_name(number, place)}/{file.relative_to(place.path).as_posix()}", file


def regular_files(path: Path) -> Iterator[Path]:
    """A file, or all files below a folder, without links, which may lead to other students' work."""
    if is_real_file(path):
        yield path
    for folder, _, files in walked_folders(path) if is_real_folder(path) else ():
        yield from (file for name in files if is_real_file(file := folder / name))


def harmless_name(name: str) -> str:
    """A safe name for a zip member, which cannot lead out of the folder where the zip is opened.

    >>> harmless_name("1-work/ann/hw.py"), harmless_name("1-work/ann/..\\\\..\\\\evil.exe")
    ('1-work/ann/hw.py', '1-work/ann/_._.._evil.exe-263cb482')
    """
    pieces = name.split("/")
    return "/".join(
        each if shown_name(each) == each and not SPECIAL_CHARACTERS.search(each) else safe_name(each) for each in pieces
    )


def table_members(
    places: Sequence[HeldPlace], student: str, gradebook: str | None, *, hidden: bool
) -> Iterator[ZipMember]:
    """The zip members with a student's rows of gradebooks and lines of files about a whole cohort."""
    books = {}
    for address in book_addresses(places, gradebook):
        with book_at(address) as book:
            books[shown_address(address)] = book.held(student)
    if rows := {address: rows for address, rows in books.items() if rows}:
        yield "gradebook.json", json_bytes(rows if hidden else without_hidden(rows))
    lines = {
        str(file): own
        for place in places
        if hidden or place.kind != "built"
        for file, own in own_lines(place, student).items()
    }
    if lines:
        yield "lines.json", json_bytes(lines)


def without_hidden(books: dict[str, dict[str, list[dict[str, object]]]]) -> object:
    """The rows by gradebook and table, without the columns that hold hidden cases."""
    return {
        address: {
            table: [{key: value for key, value in row.items() if key not in HIDDEN_COLUMNS} for row in rows]
            for table, rows in tables.items()
        }
        for address, tables in books.items()
    }


def json_bytes(document: object) -> bytes:
    """A document as indented JSON, in bytes."""
    return (json.dumps(document, ensure_ascii=False, indent=1, default=str) + "\n").encode("utf-8", "replace")


def write_handed_zip(file: Path, members: Sequence[ZipMember]) -> None:
    """Writes the zip of members, whole or not at all, readable by the owner only."""
    with whole_zip(file) as made:
        for name, data in members:
            entry = zip_entry(harmless_name(name))
            # How large a file is, is known only when it was read: it may have more than 4 GB.
            with member_stream(data) as source, made.open(entry, "w", force_zip64=isinstance(data, Path)) as into:
                shutil.copyfileobj(source, into)


def member_stream(data: bytes | Path) -> IO[bytes]:
    """The stream of a member's data; a link in the place of a file is not followed."""
    if isinstance(data, bytes):
        return io.BytesIO(data)
    # O_NONBLOCK: a pipe in the place of a file would otherwise be waited for.
    return open(os.open(data, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb")
