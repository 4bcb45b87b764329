"""Faults of spec files as values: the place, the problem, and the remedy."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

KeyPath: TypeAlias = tuple[str | int | float, ...]  # keys and list positions from the top of a file to a value
Lines: TypeAlias = Mapping[KeyPath, int]


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a spec file: its place, the problem, and the remedy."""

    file: Path
    line: int
    field: str
    problem: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.field}: {self.problem}\n    {self.remedy}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault that does not know its file yet, only the keys that lead to it."""

    path: KeyPath
    problem: str
    remedy: str
    line: int | None = None  # where it is not the line of the path: a key that stands twice


class SpecFaults(ValueError):
    """Raised with every fault of a file, in the order of its lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def field_of(path: KeyPath) -> str:
    """The path as a fault shows it; list items are counted from 0.

    >>> field_of(("cases", 2, "draw", "rows")), field_of(())
    ('cases[2].draw.rows', '(file)')
    """
    written = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return written.removeprefix(".") or "(file)"


def path_line(path: KeyPath, lines: Lines) -> int:
    """The line of a path, or of the nearest thing around it that has one."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)  # of the whole file: its first line


def located_faults(problems: Iterable[Problem], file: Path, lines: Lines) -> tuple[Fault, ...]:
    """The problems as faults of a file, in the order of its lines."""
    faults = [
        Fault(file, each.line or path_line(each.path, lines), field_of(each.path), each.problem, each.remedy)
        for each in problems
    ]
    return tuple(sorted(faults, key=lambda fault: fault.line))


def untold_problems(later: Iterable[Problem], taken: Collection[KeyPath]) -> list[Problem]:
    """The later problems that stand neither at nor inside a place with a problem: one fault for each mistake."""
    return [each for each in later if not any(each.path[:depth] in taken for depth in range(len(each.path) + 1))]
