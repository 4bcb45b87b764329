"""Where in a student's files something stands: the file and the line that an annotation points to."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from grader.intake.definitions import Definition, definitions_in, is_too_much
from grader.intake.naming import folded
from grader.intake.submission import Source


@dataclass(frozen=True, slots=True)
class Place:
    """A file, as the repository names it, and a line of it; None where a line would tell nothing, as in a notebook."""

    file: str
    line: int | None = None


class Finder:
    """Knows where a submission's definitions stand; `folder` is where its files lie, as the repository names it."""

    def __init__(self, sources: Sequence[Source], folder: str) -> None:
        self.sources = tuple(sources)
        self.folder = folder
        self.known = [] if is_too_much(sources) else definitions_in(sources)

    def place_of(self, target: str, raised: int | None) -> Place | None:
        """Where a function stands, or the line of it that raised; the only file, where it is not defined at all."""
        found = self.definition_of(target)
        if found is None:
            return self.file(0, raised) if len(self.sources) == 1 else None
        return self.file(found.source, raised if raised is not None and self.is_inside(raised, found) else found.line)

    def is_inside(self, line: int, found: Definition) -> bool:
        """Whether a line is one of the definition, or may be; of several files nobody says in which one it lies."""
        if len(self.sources) == 1:
            return True
        below = [one.line for one in self.known if one.source == found.source and one.line > found.line]
        return found.line <= line < min(below, default=line + 1)

    def definition_of(self, target: str) -> Definition | None:
        """The definition that counts: of several files the first that has it, and in that the last."""
        exact = [one for one in self.known if one.name == target and one.kind]
        near = [one for one in self.known if folded(one.name) == folded(target) and one.kind]
        for found in (exact, near):
            if found:
                return [one for one in found if one.source == found[0].source][-1]
        return None

    def file(self, number: int, line: int | None) -> Place:
        """A place in one of the files."""
        source = self.sources[number]
        name = str(PurePosixPath(self.folder, source.file))
        return Place(name, line if is_script(source) else None)


def is_script(source: Source) -> bool:
    """Whether lines of its code are lines of its file: not so in a notebook."""
    return bool(source.cells) and not source.cells[0].label and not source.prose


def name_in(root: Path, path: Path) -> str:
    """A path as the repository names it, from its top; as it is where it lies outside."""
    try:
        return path.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return path.as_posix()
