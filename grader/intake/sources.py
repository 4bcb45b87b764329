"""The code of a submission: files and notebooks as stretches of Python. Standard library only."""

from collections.abc import Iterable
from dataclasses import dataclass

from grader.intake.files import File, stem_and_kind
from grader.intake.magics import plain_python
from grader.intake.notebook import Notebook, read_notebook
from grader.intake.source_text import decoded_text
from grader.intake.submission import CodeCell, Source
from grader.texts.safe_names import module_name


@dataclass(frozen=True, slots=True)
class SubmittedCode:
    """The code of a submission: its sources, notes for the student, and those notes on what could not be read."""

    sources: tuple[Source, ...] = ()
    notes: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def submitted_code(files: Iterable[File]) -> SubmittedCode:
    """The code of some files: .py files in order of their names, then notebooks; each a module with its own name."""
    sources: list[Source] = []
    notes: list[str] = []
    unread: list[str] = []
    for file in sorted((file for file in files if file.kind in ("py", "ipynb")), key=lambda file: file.kind != "py"):
        read = read_notebook(file.data, file.shown) if file.kind == "ipynb" else script_of(file)
        notes += (*read.unread, *read.notes)
        unread += read.unread
        name = module_name(stem_and_kind(file.name)[0], [source.name for source in sources])
        if read.cells or read.prose:
            sources.append(Source(name, file.shown, read.cells, read.prose))
    return SubmittedCode(tuple(sources), tuple(notes), tuple(unread))


def script_of(file: File) -> Notebook:
    """A .py file as one cell. One that was saved from a notebook may still hold its commands; they are taken out."""
    text, notes = decoded_text(file.data, file.shown)
    code = plain_python(text)
    if code != text:
        notes += (f"{file.shown} has lines that only a notebook understands (% or !); they were left out.",)
    return Notebook(cells=(CodeCell(code, ""),) if code.strip() else (), notes=notes)
