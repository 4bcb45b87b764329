"""The file of an assignment's built document, and whom it has variants for."""

from dataclasses import dataclass
from pathlib import Path

from grader.built.freeze import BadDocument, loads


@dataclass(frozen=True, slots=True)
class BuiltFile:
    """The built document's bytes, where it lies, and whether it was made just now."""

    data: bytes
    file: Path
    fresh: bool


def students_with_variant(file: Path) -> tuple[str, ...]:
    """The students with a variant in an earlier document; none if there is no readable document."""
    try:
        return tuple(loads(file.read_bytes()).students)
    except (OSError, BadDocument):
        return ()


def document_file(assignment: Path) -> Path:
    """The file of an assignment's built document: `hw2.yaml` has `hw2.built.json` beside it."""
    return assignment.with_name(f"{assignment.stem}.built.json")
