"""A notebook's code cells, in order. Its outputs, and whatever else it holds, are not looked at.

The file is read as JSON, not with nbformat: what is needed of formats 1 to 4 is one line, and a file that a validator
would refuse still has code in it that deserves a mark.
"""

import json
from collections.abc import Iterator
from typing import Any

from grader.intake.magics import KEPT, cell_magic, plain_python
from grader.intake.submission import Cell
from grader.intake.text import whole

CELLS = 2_000
CHARACTERS = 1_000_000  # of code; the outputs do not count


def cells_of(data: bytes, file: str) -> tuple[tuple[Cell, ...], tuple[str, ...]]:
    """The code cells that hold something, named by their place among all code cells, and notes on what was left out."""
    try:
        notebook = json.loads(data, parse_int=number)
    except (ValueError, RecursionError):  # not JSON, not text, or nested without end
        return (), (f"{file} is not a notebook that can be read. Save it again, and look whether it opens.",)
    found = code_in(notebook)
    if found is None:
        return (), (f"{file} has no cells; it is not a notebook.",)
    texts = list(found)
    if len(texts) > CELLS or sum(map(len, texts)) > CHARACTERS:
        return (), (f"{file} has too much code to be read: at most {CELLS} cells and {CHARACTERS} characters.",)
    read = [cell_of(text, f"cell {place}", file) for place, text in enumerate(texts, 1)]
    return (
        tuple(cell for cell, _ in read if cell is not None),
        tuple(note for _, note in read if note),
    )


def number(digits: str) -> int:
    """The number, or 0 for one so long that Python refuses to read it: no number of the file matters to us."""
    return int(digits) if len(digits) < 100 else 0


def code_in(notebook: Any) -> Iterator[str] | None:
    """The text of every code cell, or None if this is no notebook. Formats before 4 keep cells in worksheets."""
    if not isinstance(notebook, dict):
        return None
    sheets = [notebook, *listed(notebook.get("worksheets"))]
    cell_lists = [
        sheet["cells"] for sheet in sheets if isinstance(sheet, dict) and isinstance(sheet.get("cells"), list)
    ]
    if not cell_lists:
        return None
    cells = [cell for cells in cell_lists for cell in cells if isinstance(cell, dict)]
    return (joined(cell.get("source", cell.get("input"))) for cell in cells if cell.get("cell_type") == "code")


def listed(value: Any) -> list[Any]:
    """The value if it is a list, else none of anything."""
    return value if isinstance(value, list) else []


def joined(source: Any) -> str:
    """A cell's text, which a notebook keeps whole or line by line."""
    text = source if isinstance(source, str) else "".join(line for line in listed(source) if isinstance(line, str))
    return whole(text).replace("\0", "")


def cell_of(text: str, label: str, file: str) -> tuple[Cell | None, str]:
    """The cell as Python, or None with a note if it is in another language; None alone if it is empty."""
    magic = cell_magic(text)
    if magic is not None and magic[0] not in KEPT:
        return None, f"{label.capitalize()} of {file} begins with %%{magic[0]}, so it is not Python; it was left out."
    code = plain_python(text if magic is None else magic[1])
    return (Cell(code, label), "") if code.strip() else (None, "")
