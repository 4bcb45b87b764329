"""The roster: who gets a release, from a CSV file as a spreadsheet or a learning system writes it."""

import csv
import io
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.intake.names import safe_name, shown

IDS = ("id", "student", "login", "email")  # the column that holds the id: the first of these that is there
NAME = "name"
DELIMITERS = ",;\t"
BYTES = 10_000_000


class BadRoster(ValueError):
    """A file that is no roster; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class Student:
    """One line of the roster. The id is safe as a file name: it is the one that submissions are filed under."""

    id: str
    name: str = ""


def roster_of(file: Path) -> tuple[Student, ...]:
    """The students in the order of the file; raises `BadRoster`."""
    rows = rows_of(text_of(file))
    _, head = next(rows, (1, []))
    columns = [cell.strip().casefold() for cell in head]
    place = next((columns.index(name) for name in IDS if name in columns), None)
    if place is None:
        raise BadRoster(
            f"{file}: the first line must name the columns, and one of them must be {', '.join(IDS[:-1])} or {IDS[-1]}."
        )
    named = columns.index(NAME) if NAME in columns else None
    students: dict[str, tuple[int, Student]] = {}
    for line, row in rows:
        student = student_of(row, place, named)
        if student is None:
            raise BadRoster(f"{file}, line {line}: there is no {columns[place]}.")
        before, other = students.setdefault(student.id.casefold(), (line, student))
        if other is not student:
            raise BadRoster(f"{file}, line {line}: {shown(student.id)} stands on line {before} already.")
    if not students:
        raise BadRoster(f"{file}: there are no students in it.")
    return tuple(student for _, student in students.values())


def student_of(row: list[str], place: int, named: int | None) -> Student | None:
    """The student of a row; None where the row has no id."""
    cells = [unicodedata.normalize("NFC", cell.strip()) for cell in row] + [""] * (place + 1)
    name = cells[named] if named is not None and named < len(row) else ""
    return Student(safe_name(cells[place]), shown(name)) if cells[place] else None


def rows_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that hold something, with the numbers of their lines; the first line tells what is between cells."""
    head = text.lstrip().partition("\n")[0]
    delimiter = max(DELIMITERS, key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=True)
    for row in reader:
        if any(cell.strip() for cell in row):
            yield reader.line_num, row


def text_of(file: Path) -> str:
    """The file's text, with or without a byte order mark."""
    with file.open("rb") as stream:
        data = stream.read(BYTES + 1)
    if len(data) > BYTES:
        raise BadRoster(f"{file}: this is too large for a roster.")
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        raise BadRoster(f"{file}: this is not text in UTF-8; save it as CSV in UTF-8.") from None
    if "\0" in text:
        raise BadRoster(f"{file}: this is not a CSV file; save the table as CSV in UTF-8.")
    return text
