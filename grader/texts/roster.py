"""The roster: the students of a course, from a CSV file as a spreadsheet or a learning system writes it."""

import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.texts.csv_cells import saved_text
from grader.texts.safe_names import safe_name, shown_name

ID_COLUMNS = ("id", "student", "login", "email")  # the column that holds the id: the first of these that is there
FURTHER_ID_COLUMNS = ("sis user id", "sis login id", "username", "email address")  # as learning systems call them
ROSTER_COLUMNS = {  # what else a roster may say of a student, and how the columns may be called
    "name": ("name", "full name", "student name"),
    "login": ("login", "username", "sis login id"),
    "email": ("email", "e-mail", "email address"),
    "sis_id": ("sis_id", "sis id", "sis user id", "id number"),
    "canvas_id": ("canvas_id", "canvas id"),
    "moodle_id": ("moodle_id", "moodle id", "identifier"),
    "group": ("group", "team"),
    "also": ("also",),
}
# A name in two columns, in the order in which they are put together.
NAME_COLUMNS = (("first name", "given name"), ("last name", "surname", "family name"))
# A gradebook from Canvas has it: there `Student` is the name, and `ID` Canvas's own number.
CANVAS_COLUMN = "sis user id"
POINTS_ROW = "points possible"  # the second line of such a gradebook
ROSTER_DELIMITERS = ",;\t"  # spreadsheets write `;` where a comma is the decimal sign
MAX_ROSTER_BYTES = 10_000_000  # a roster has some hundred bytes a student


class BadRoster(ValueError):
    """A file that is no roster; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class Student:
    """One line of the roster. The id is safe as a file name: it is the one that submissions are filed under.

    The rest is what a learning system may call the student by; `also` are further such names, with ; between them.
    """

    id: str
    name: str = ""
    login: str = ""
    email: str = ""
    sis_id: str = ""
    canvas_id: str = ""
    moodle_id: str = ""
    group: str = ""
    also: str = ""


def roster_of(file: Path) -> tuple[Student, ...]:
    """The students in the order of the file; raises `BadRoster`."""
    rows = roster_rows(roster_text(file))
    _, head = next(rows, (1, []))
    columns = [cell.strip().casefold() for cell in head]
    place = next((columns.index(name) for name in (*ID_COLUMNS, *FURTHER_ID_COLUMNS) if name in columns), None)
    if place is None:
        raise BadRoster(
            f"{file}: the first line must name the columns, and one of them must be "
            f"{', '.join(ID_COLUMNS[:-1])} or {ID_COLUMNS[-1]}."
        )
    students: dict[str, tuple[int, Student]] = {}
    for line, row in rows:
        if row[0].strip().casefold() == POINTS_ROW and CANVAS_COLUMN in columns:
            continue
        student = roster_student(row, place, columns)
        if student is None:
            raise BadRoster(f"{file}, line {line}: there is no {columns[place]}.")
        before, other = students.setdefault(student.id.casefold(), (line, student))
        if other is not student:
            raise BadRoster(f"{file}, line {line}: {shown_name(student.id)} stands on line {before} already.")
    if not students:
        raise BadRoster(f"{file}: there are no students in it.")
    return tuple(student for _, student in students.values())


def roster_student(row: list[str], place: int, columns: list[str]) -> Student | None:
    """The student of a row; None where the row has no id."""
    cells = [unicodedata.normalize("NFC", cell.strip()) for cell in row] + [""] * len(columns)
    said = {column: cell for column, cell in zip(columns, cells, strict=False) if column and cell}
    if not cells[place]:
        return None
    known = {
        field: shown_name(first_cell(said, names)) for field, names in ROSTER_COLUMNS.items() if first_cell(said, names)
    }
    known.setdefault("name", shown_name(" ".join(filter(None, (first_cell(said, half) for half in NAME_COLUMNS)))))
    if CANVAS_COLUMN in columns:
        known = {
            "canvas_id": shown_name(said.get("id", "")),
            **known,
            "name": known["name"] or shown_name(said.get("student", "")),
        }
    return Student(safe_name(cells[place]), **known)


def first_cell(said: Mapping[str, str], names: Iterable[str]) -> str:
    """The cell of the first of these columns that has one; "" if none has."""
    return next((said[name] for name in names if name in said), "")


def roster_rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table that are not empty, with their line numbers; its first line decides the delimiter."""
    head = text.lstrip().partition("\n")[0]
    delimiter = max(ROSTER_DELIMITERS, key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=True)
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield reader.line_num, row
    except csv.Error as problem:  # a cell of a hundred thousand characters, for one
        raise BadRoster(f"Line {reader.line_num} of the table cannot be read: {problem}.") from None


def roster_text(file: Path) -> str:
    """The text of a CSV file, with or without a byte order mark; raises `BadRoster`."""
    with file.open("rb") as stream:
        data = stream.read(MAX_ROSTER_BYTES + 1)
    if len(data) > MAX_ROSTER_BYTES:
        raise BadRoster(f"{file}: this is too large for a roster.")
    try:
        text = saved_text(data)
    except UnicodeDecodeError:
        raise BadRoster(f"{file}: this is not text in UTF-8; save it as CSV in UTF-8.") from None
    if "\0" in text:
        raise BadRoster(f"{file}: this is not a CSV file; save the table as CSV in UTF-8.")
    return text
