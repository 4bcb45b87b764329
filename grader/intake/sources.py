"""The code of a submission: files and notebooks as stretches of Python. Standard library only."""

import posixpath
from collections.abc import Iterable

from grader.intake.files import File
from grader.intake.magics import plain_python
from grader.intake.names import module_name
from grader.intake.notebook import cells_of
from grader.intake.submission import Cell, Source
from grader.intake.text import text_of


def sources_of(files: Iterable[File]) -> tuple[tuple[Source, ...], list[str]]:
    """The code: .py files in order of their names, then notebooks; each a module with a name of its own."""
    sources: list[Source] = []
    notes: list[str] = []
    for file in sorted((file for file in files if file.kind in ("py", "ipynb")), key=lambda file: file.kind != "py"):
        cells, remarks = cells_of(file.data, file.shown) if file.kind == "ipynb" else script_of(file)
        notes += remarks
        stem = posixpath.splitext(posixpath.basename(file.name))[0]
        name = module_name(stem, [source.name for source in sources])
        if cells:
            sources.append(Source(name, file.shown, cells))
    return tuple(sources), notes


def script_of(file: File) -> tuple[tuple[Cell, ...], tuple[str, ...]]:
    """A .py file as one cell. One that was saved from a notebook may still hold its commands; they are taken out."""
    text, notes = text_of(file.data, file.shown)
    code = plain_python(text)
    if code != text:
        notes += (f"{file.shown} has lines that only a notebook understands (% or !); they were left out.",)
    return ((Cell(code, ""),) if code.strip() else ()), notes
