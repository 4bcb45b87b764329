"""The cells of a notebook, in order. Its outputs, and whatever else it holds, are not looked at.

The file is read as JSON, not with nbformat: what is needed of formats 1 to 4 is one line, and a file that a validator
would refuse still has code in it that deserves a mark.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from grader.intake.broken_notebook import short_integer, whole_cells
from grader.intake.magics import KEPT_CELL_MAGICS, cell_magic, plain_python
from grader.intake.source_text import decoded_text, whole_text
from grader.intake.submission import CodeCell, Prose

MAX_CELLS = 2_000  # of one notebook, with text cells
MAX_NOTEBOOK_CHARACTERS = 1_000_000  # of code and text; the outputs do not count
SAVE_AGAIN = "Save it again, and look whether it opens."


@dataclass(frozen=True, slots=True)
class Notebook:
    """The code and text of a notebook, and notes on what was left out; `unread` tells of what could not be read."""

    cells: tuple[CodeCell, ...] = ()
    prose: tuple[Prose, ...] = ()
    notes: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def code_cells(data: bytes, file: str) -> tuple[tuple[CodeCell, ...], tuple[str, ...]]:
    """The code cells that hold something, named by their place among all code cells, and all notes."""
    read = read_notebook(data, file)
    return read.cells, read.notes + read.unread


def read_notebook(data: bytes, file: str) -> Notebook:
    """The cells of a notebook that hold something. Of one that is cut, those that are whole."""
    text, _ = decoded_text(data, file)  # in whatever encoding
    if not text.strip():
        return Notebook(unread=(f"{file} is empty. {SAVE_AGAIN}",))
    try:
        found, cut = cells_in(json.loads(text, parse_int=short_integer, strict=False)), False
    except (ValueError, RecursionError):  # not JSON, or nested without end
        found, cut = whole_cells(text), True
    if cut and not found:
        return Notebook(unread=(f"{file} is not a notebook that can be read. {SAVE_AGAIN}",))
    if found is None:
        return Notebook(unread=(f"{file} has no cells; it is not a notebook. {SAVE_AGAIN}",))
    texts = [(kind, cell_text(cell)) for cell in found if (kind := cell_kind(cell))]
    if len(texts) > MAX_CELLS or sum(len(each) for _, each in texts) > MAX_NOTEBOOK_CHARACTERS:
        most = f"at most {MAX_CELLS} cells and {MAX_NOTEBOOK_CHARACTERS} characters"
        return Notebook(unread=(f"{file} has too much in it to be read: {most}. Keep what answers the questions.",))
    many = "the cell that is whole was" if len(texts) == 1 else f"the {len(texts)} cells that are whole were"
    told = (f"{file} was not saved to its end, or is broken inside: {many} read. {SAVE_AGAIN}",) if cut else ()
    return notebook_parts(texts, file, told)


def cells_in(notebook: Any) -> list[Any] | None:
    """Every cell, or None if this is no notebook. Formats before 4 keep cells in worksheets."""
    if not isinstance(notebook, dict):
        return None
    sheets = [notebook, *list_or_empty(notebook.get("worksheets"))]
    cell_lists = [
        sheet["cells"] for sheet in sheets if isinstance(sheet, dict) and isinstance(sheet.get("cells"), list)
    ]
    return [cell for cells in cell_lists for cell in cells] if cell_lists else None


def cell_kind(cell: Any) -> str:
    """The kind of a cell, `code` or `text`; "" for what is no cell."""
    kind = cell.get("cell_type") if isinstance(cell, dict) else None
    return "code" if kind == "code" else "text" if isinstance(kind, str) else ""


def list_or_empty(value: Any) -> list[Any]:
    """A value itself if it is a list, else an empty list."""
    return value if isinstance(value, list) else []


def cell_text(cell: Any) -> str:
    """A cell's text, which a notebook keeps whole or line by line."""
    source = cell.get("source", cell.get("input"))
    text = (
        source if isinstance(source, str) else "".join(line for line in list_or_empty(source) if isinstance(line, str))
    )
    return whole_text(text).replace("\0", "")


def notebook_parts(texts: list[tuple[str, str]], file: str, unread: tuple[str, ...]) -> Notebook:
    """The cells as code and prose, each kind counted for itself."""
    cells: list[CodeCell] = []
    prose: list[Prose] = []
    notes: list[str] = []
    for kind, label, text in numbered_cells(texts):
        if kind == "text":
            prose += [Prose(text, label, len(cells))] if text.strip() else []
            continue
        cell, note = python_cell(text, label, file)
        cells += [cell] if cell else []
        notes += [note] if note else []
    return Notebook(tuple(cells), tuple(prose), tuple(notes), unread)


def numbered_cells(texts: list[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """Kind, label and text of each cell: `cell 3` is the third code cell, `text cell 3` the third of the others."""
    counts = {"code": 0, "text": 0}
    for kind, text in texts:
        counts[kind] += 1
        yield kind, f"{'cell' if kind == 'code' else 'text cell'} {counts[kind]}", text


def python_cell(text: str, label: str, file: str) -> tuple[CodeCell | None, str]:
    """The cell as Python, or None with a note if it is in another language; None alone if it is empty."""
    magic = cell_magic(text)
    if magic is not None and magic[0] not in KEPT_CELL_MAGICS:
        return None, f"{label.capitalize()} of {file} begins with %%{magic[0]}, so it is not Python; it was left out."
    code = plain_python(text if magic is None else magic[1])
    return (CodeCell(code, label), "") if code.strip() else (None, "")
