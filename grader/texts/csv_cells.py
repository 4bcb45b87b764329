"""Tables for spreadsheets: CSV in which no cell is a formula, whatever stands in it and however it is opened."""

import re
from collections.abc import Iterable

from grader.texts.safe_text import one_line

# What a spreadsheet takes for the start of a formula; the wide forms are read as the narrow ones by some.
FORMULA_START = re.compile(r"\s*[=+\-@\uff1d\uff0b\uff0d\uff20]")
UNQUOTED_CELL = re.compile(r"[\w. ()@'/:#+-]*")  # nothing that separates cells anywhere: not `;`, not a tab


def saved_text(data: bytes) -> str:
    """The text of a file as a spreadsheet saves it; raises `UnicodeDecodeError` for what is no text.

    >>> saved_text("ada".encode("utf-16")), saved_text(b"\\xef\\xbb\\xbfada")
    ('ada', 'ada')
    """
    # Excel saves "Unicode text" as UTF-16, and UTF-8 with a mark at the start.
    return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")


def csv_text(rows: Iterable[Iterable[str | float]]) -> str:
    """Rows of cells as the text of a CSV file.

    >>> csv_text([["student", "score"], ["ada", 3.5], ["=1+1", 0.0], ["a;b", 1.0]])
    'student,score\\nada,3.5\\n"\\'=1+1",0.0\\n"a;b",1.0\\n'
    """
    return "".join(",".join(spreadsheet_cell(value) for value in row) + "\n" for row in rows)


def spreadsheet_cell(value: str | float) -> str:
    """The cell of a value: a number as it is; a text on one line, never a formula, in quotes where it needs them."""
    if not isinstance(value, str):
        return str(value)
    text = harmless_cell(one_line(value))
    return text if UNQUOTED_CELL.fullmatch(text) else '"' + text.replace('"', '""') + '"'


def harmless_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> harmless_cell("-2+3|cmd"), harmless_cell("ada@example.edu")
    ("'-2+3|cmd", 'ada@example.edu')
    """
    return f"'{text}" if FORMULA_START.match(text) else text
