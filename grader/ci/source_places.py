"""Places in a student's files: the file and line that an annotation points to."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from grader.intake.definitions import StudentDefinition, is_too_much_work, student_definitions
from grader.intake.naming import folded_name
from grader.intake.submission import Source


@dataclass(frozen=True, slots=True)
class SourcePlace:
    """A file by its path in the repository, and a line of it; None for a notebook, where a line says nothing."""

    file: str
    line: int | None = None


class DefinitionFinder:
    """A finder of a submission's definitions; `folder` is the path of its files in the repository."""

    def __init__(self, sources: Sequence[Source], folder: str) -> None:
        self.sources = tuple(sources)
        self.folder = folder
        self.known = [] if is_too_much_work(sources) else student_definitions(sources)

    def place_of(self, target: str, raised: int | None) -> SourcePlace | None:
        """The place of a function, or of its line that raised; in the only file, if it is not defined; else None."""
        found = self.definition_of(target)
        if found is None:
            return self.file(0, raised) if len(self.sources) == 1 else None
        return self.file(found.source, raised if raised is not None and self.is_inside(raised, found) else found.line)

    def is_inside(self, line: int, found: StudentDefinition) -> bool:
        """Whether a line can belong to a definition; with several files, an exception does not say which one it is."""
        if len(self.sources) == 1:
            return True
        # A definition ends where the next one of its file begins.
        below = [one.line for one in self.known if one.source == found.source and one.line > found.line]
        return found.line <= line < min(below, default=line + 1)

    def definition_of(self, target: str) -> StudentDefinition | None:
        """The definition of a name that counts: in the first file that has it, the last one."""
        exact = [one for one in self.known if one.name == target and one.kind]
        near = [one for one in self.known if folded_name(one.name) == folded_name(target) and one.kind]
        for found in (exact, near):
            if found:
                return [one for one in found if one.source == found[0].source][-1]
        return None

    def file(self, number: int, line: int | None) -> SourcePlace:
        """The place of a line in one of the files."""
        source = self.sources[number]
        name = str(PurePosixPath(self.folder, source.file))
        return SourcePlace(name, line if is_script(source) else None)


def is_script(source: Source) -> bool:
    """Whether the lines of a source's code are the lines of its file, as in a script and not in a notebook."""
    return bool(source.cells) and not source.cells[0].label and not source.prose


def path_in_repository(root: Path, path: Path) -> str:
    """A path relative to the top of the repository; as it is, if it lies outside."""
    try:
        return path.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return path.as_posix()
