"""The cells of an instructor's source notebook, read as data: it may be huge, broken or made to harm."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from grader.intake.broken_notebook import short_integer
from grader.intake.magics import KEPT_CELL_MAGICS, cell_magic, plain_python
from grader.intake.notebook import MAX_CELLS, MAX_NOTEBOOK_CHARACTERS, cell_text, cells_in
from grader.intake.source_text import decoded_text

MAX_NOTEBOOK_BYTES = 50_000_000  # of the file with its outputs, which may be pictures
MAX_OUTPUT_CHARACTERS = 20_000  # of the recorded output of one cell
CellKind = Literal["code", "markdown", "raw"]


class BadNotebook(Exception):
    """A file from which nothing can be imported; the text is one sentence for the person who imports it."""


@dataclass(frozen=True, slots=True)
class SourceCell:
    """One cell: its place among all cells, from 1, its text, nbgrader's notes and tags on it, and what it showed."""

    number: int
    kind: CellKind
    text: str
    nbgrader: Mapping[str, Any] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    output: str = ""

    @property
    def code(self) -> str:
        """The text as Python, without the lines that only a notebook understands."""
        magic = cell_magic(self.text)
        return plain_python(self.text if magic is None or magic[0] not in KEPT_CELL_MAGICS else magic[1])


def source_cells(data: bytes, name: str) -> list[SourceCell]:
    """The cells of a notebook of Python; raises `BadNotebook`."""
    if len(data) > MAX_NOTEBOOK_BYTES:
        raise BadNotebook(f"{name}: it has more than {MAX_NOTEBOOK_BYTES // 1_000_000} MB; clear its outputs first.")
    text, _ = decoded_text(data, name)
    try:
        document = json.loads(text, parse_int=short_integer, strict=False)
    except (ValueError, RecursionError, MemoryError):
        raise BadNotebook(f"{name}: it is no notebook, as it cannot be read as JSON.") from None
    found = cells_in(document)
    if not found:
        raise BadNotebook(f"{name}: it is no notebook, or has no cells.")
    if language := other_language(document):
        raise BadNotebook(f"{name}: its language is {language[:40]!r}, and only Python can be imported.")
    cells = [read_cell(number, cell) for number, cell in enumerate(found, 1) if isinstance(cell, dict)]
    if len(found) > MAX_CELLS or sum(len(cell.text) for cell in cells) > MAX_NOTEBOOK_CHARACTERS:
        most = f"{MAX_CELLS} cells and {MAX_NOTEBOOK_CHARACTERS} characters"
        raise BadNotebook(f"{name}: it has more than {most} without its outputs; import it in parts.")
    return cells


def other_language(document: Any) -> str:
    """The language of a notebook that is not written in Python; "" for Python, and where nothing is said."""
    metadata = mapping_or_empty(document.get("metadata") if isinstance(document, dict) else None)
    named = mapping_or_empty(metadata.get("kernelspec")).get("language")
    named = named or mapping_or_empty(metadata.get("language_info")).get("name")
    return named if isinstance(named, str) and not named.lower().startswith(("python", "ipython")) else ""


def read_cell(number: int, cell: dict[str, Any]) -> SourceCell:
    """One cell; what is not of the form that it should have is read as if it were not there."""
    metadata = mapping_or_empty(cell.get("metadata"))
    kind = cell.get("cell_type")
    tags = metadata.get("tags")
    return SourceCell(
        number,
        "code" if kind == "code" else "raw" if kind == "raw" else "markdown",
        cell_text(cell).strip("\n"),
        mapping_or_empty(metadata.get("nbgrader")),
        tuple(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else (),
        recorded_output(cell.get("outputs")),
    )


def mapping_or_empty(value: Any) -> dict[str, Any]:
    """A value itself if it is a mapping, else an empty one."""
    return value if isinstance(value, dict) else {}


def recorded_output(outputs: Any) -> str:
    """What a cell printed and showed when it was last run, as plain text."""
    texts = []
    for each in outputs if isinstance(outputs, list) else ():
        one = mapping_or_empty(each)
        for text in (one.get("text"), mapping_or_empty(one.get("data")).get("text/plain")):
            lines = text if isinstance(text, list) else [text]
            texts += [line for line in lines if isinstance(line, str)]
    return "".join(texts)[:MAX_OUTPUT_CHARACTERS].strip()
