"""CSV tables that we exchange with people and other systems; no cell that we write is a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.gradebook.late import decimal_text
from grader.texts.csv_cells import UNQUOTED_CELL, harmless_cell, saved_text
from grader.texts.safe_text import visible

NUMBER_CELL = re.compile(r"-?\d+(?:[.,]\d+)?")  # with a comma, too: many spreadsheets in Europe write it
CSV_DELIMITERS = ",;\t"  # spreadsheets save a semicolon where the comma is the decimal sign
MAX_TABLE_BYTES = 100_000_000  # bytes of a file, which is read into memory as a whole
# Characters of a cell: a marking sheet holds whole answers, and Python's own limit is 131,072.
MAX_CELL_CHARACTERS = 1_000_000
CellValue = str | float | None


class BadTable(ValueError):
    """A file is not the table that is needed; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class CsvTable:
    """A table that was read from a file: the names of its columns, and its rows with their numbers in a spreadsheet."""

    file: Path
    head: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    def place(self, *names: str) -> int | None:
        """The place of the first of these columns that the table has, in any capitals; None if it has none."""
        columns = [name.strip().casefold() for name in self.head]
        return next((columns.index(name.casefold()) for name in names if name.casefold() in columns), None)


def table_text(rows: Iterable[Iterable[CellValue]]) -> str:
    """Rows as CSV text, in which no spreadsheet finds a formula.

    >>> table_text([["Student", "hw"], ["    Points Possible", 40.0], ["=1+1", None], ["-2", -2.5]])
    'Student,hw\\n    Points Possible,40\\n"\\'=1+1",\\n-2,-2.5\\n'
    """
    return "".join(",".join(map(csv_cell, row)) + "\n" for row in rows)


def csv_cell(value: CellValue) -> str:
    """The CSV text of a cell, in quotes if a spreadsheet could split it."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return decimal_text(value)
    text = formula_safe(visible(value))
    # Line breaks and other signs that cannot be printed need quotes.
    plain = UNQUOTED_CELL.fullmatch(text) and text.isprintable()
    return text if plain or not text else '"' + text.replace('"', '""') + '"'


def formula_safe(text: str) -> str:
    """A cell's text made safe against formulas; negative numbers and a lone hyphen stay as they are.

    >>> formula_safe("-2.5"), formula_safe("-"), formula_safe("-2+3"), formula_safe("@SUM(A1)")
    ('-2.5', '-', "'-2+3", "'@SUM(A1)")
    """
    return text if text == "-" or NUMBER_CELL.fullmatch(text) else harmless_cell(text)


def as_typed(text: str) -> str:
    """The text of a cell without the apostrophe that kept it from being a formula.

    >>> as_typed("'=1+1"), as_typed("'tis")
    ('=1+1', "'tis")
    """
    return text[1:] if text[:1] == "'" and formula_safe(text[1:]) == text else text


def table_in(file: Path) -> CsvTable:
    """The table in a CSV file, as a spreadsheet or a learning system saves it; raises `BadTable`."""
    text = csv_text_in(file)
    # By the first line, which names the columns: other lines may have any sign in their texts.
    delimiter = max(CSV_DELIMITERS, key=text.lstrip().partition("\n")[0].count)
    # Python's limit is one for the whole process: it is put back.
    previous = csv.field_size_limit(MAX_CELL_CHARACTERS)
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        rows = [(number, tuple(row)) for number, row in enumerate(reader, 1) if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise BadTable(f"{file}: this is not a table in CSV: {error}.") from None
    finally:
        csv.field_size_limit(previous)
    if not rows:
        raise BadTable(f"{file}: there is nothing in it.")
    return CsvTable(file, rows[0][1], tuple(rows[1:]))


def csv_text_in(file: Path) -> str:
    """The text of a CSV file; raises `BadTable` for a file that is too large or no text."""
    with file.open("rb") as stream:
        data = stream.read(MAX_TABLE_BYTES + 1)
    if len(data) > MAX_TABLE_BYTES:
        raise BadTable(f"{file}: this is too large.")
    try:
        text = saved_text(data)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadTable(f"{file}: this is not a table; save it as CSV in UTF-8.")
    return text


def cell_at(row: Sequence[str], place: int | None) -> str:
    """The text of a row's cell without spaces around it; "" if the row is shorter."""
    return row[place].strip() if place is not None and place < len(row) else ""


def same_number(said: str, points: float) -> bool:
    """Whether a cell has this number of points, or is empty.

    >>> same_number("40.00", 40), same_number("2,5", 2.5), same_number("", 3), same_number("100", 40)
    (True, True, True, False)
    """
    return not said or (NUMBER_CELL.fullmatch(said) is not None and float(said.replace(",", ".")) == points)


def padded_row(row: Sequence[str], width: int) -> list[str]:
    """The first `width` cells of a row, filled up with empty ones."""
    return [*row[:width], *[""] * (width - len(row))]


def note_student_row(found: dict[str, int], student: str, row: int, template: CsvTable) -> None:
    """Notes the row of a student in `found`; raises `BadTable` if the student has a row already."""
    if student in found:
        raise BadTable(f"{template.file}, row {row}: {student} stands on row {found[student]} already.")
    found[student] = row
