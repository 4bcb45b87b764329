"""Tables that other systems and people give us and get from us: CSV in which no cell is a formula."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.gradebook.late import decimal
from grader.texts.csv_cells import PLAIN, harmless
from grader.texts.safe_text import visible

NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
DELIMITERS = ",;\t"
MOST = 100_000_000  # bytes
LONGEST = 1_000_000  # characters of a cell
Cell = str | float | None


class BadTable(ValueError):
    """A file that is not the table that is needed; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that was read: its file, what its first row calls the columns, and the others, numbered as on screen."""

    file: Path
    head: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    def place(self, *names: str) -> int | None:
        """Where the first of these columns stands, whatever its capitals; None if none is there."""
        columns = [name.strip().casefold() for name in self.head]
        return next((columns.index(name.casefold()) for name in names if name.casefold() in columns), None)


def table_text(rows: Iterable[Iterable[Cell]]) -> str:
    """Rows as CSV. Nothing, a number, and text that no spreadsheet takes for a formula.

    >>> table_text([["Student", "hw"], ["    Points Possible", 40.0], ["=1+1", None], ["-2", -2.5]])
    'Student,hw\\n    Points Possible,40\\n"\\'=1+1",\\n-2,-2.5\\n'
    """
    return "".join(",".join(map(written, row)) + "\n" for row in rows)


def written(value: Cell) -> str:
    """A cell: in quotes where a spreadsheet might part it, on several lines where the text has them."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return decimal(value)
    text = safe(visible(value))
    plain = PLAIN.fullmatch(text) and text.isprintable()
    return text if plain or not text else '"' + text.replace('"', '""') + '"'


def safe(text: str) -> str:
    """A text that is no formula; a number below zero stays one, and so does the lone hyphen that stands for nothing.

    >>> safe("-2.5"), safe("-"), safe("-2+3"), safe("@SUM(A1)")
    ('-2.5', '-', "'-2+3", "'@SUM(A1)")
    """
    return text if text == "-" or NUMBER.fullmatch(text) else harmless(text)


def as_typed(text: str) -> str:
    """A cell without the mark that kept it from being a formula.

    >>> as_typed("'=1+1"), as_typed("'tis")
    ('=1+1', "'tis")
    """
    return text[1:] if text[:1] == "'" and safe(text[1:]) == text else text


def table_in(file: Path) -> Table:
    """The table in a file, as a spreadsheet or a learning system saves it; raises BadTable."""
    text = text_in(file)
    delimiter = max(DELIMITERS, key=text.lstrip().partition("\n")[0].count)
    previous = csv.field_size_limit(LONGEST)
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        rows = [(number, tuple(row)) for number, row in enumerate(reader, 1) if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise BadTable(f"{file}: this is not a table in CSV: {error}.") from None
    finally:
        csv.field_size_limit(previous)
    if not rows:
        raise BadTable(f"{file}: there is nothing in it.")
    return Table(file, rows[0][1], tuple(rows[1:]))


def text_in(file: Path) -> str:
    """The text of a file; raises BadTable for one that is no text."""
    with file.open("rb") as stream:
        data = stream.read(MOST + 1)
    if len(data) > MOST:
        raise BadTable(f"{file}: this is too large.")
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadTable(f"{file}: this is not a table; save it as CSV in UTF-8.")
    return text


def cell_of(row: Sequence[str], place: int | None) -> str:
    """What stands in a row at a place, without spaces around it; "" if there is no such place."""
    return row[place].strip() if place is not None and place < len(row) else ""


def same_number(said: str, points: float) -> bool:
    """Whether a cell says these points, or nothing.

    >>> same_number("40.00", 40), same_number("2,5", 2.5), same_number("", 3), same_number("100", 40)
    (True, True, True, False)
    """
    return not said or (NUMBER.fullmatch(said) is not None and float(said.replace(",", ".")) == points)


def padded(row: Sequence[str], width: int) -> list[str]:
    """The first cells of a row, as they are."""
    return [*row[:width], *[""] * (width - len(row))]


def once(found: dict[str, int], student: str, row: int, template: Table) -> None:
    """Notes where a student stands; raises BadTable for the second time."""
    if student in found:
        raise BadTable(f"{template.file}, row {row}: {student} stands on row {found[student]} already.")
    found[student] = row
