"""Fields that a model does not have: told once, then read as the field that was meant, so that all else is checked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grader.spec.faults import KeyPath, Lines, Problem
from grader.spec.model import Spec
from grader.spec.shape import Shape, shapes
from grader.texts.nearest_name import meant, suggestion


@dataclass(frozen=True, slots=True)
class Moved:
    """An unknown field that is read as another one from here on."""

    path: KeyPath
    as_: str


def known_fields(raw: Any, model: type[Spec], path: KeyPath = ()) -> tuple[Any, list[Problem], list[Moved]]:
    """The value with unknown fields removed, or read as what was meant; what was unknown; what was moved."""
    if not isinstance(raw, dict):
        return raw, [], []
    fields = shapes(model)
    problems: list[Problem] = []
    moved: list[Moved] = []
    known: dict[Any, Any] = {}
    for key, value in raw.items():
        name = key
        if key in model.FORMER:
            problems.append(Problem((*path, key), "is no field any more", model.FORMER[key]))
            continue
        if key not in fields:
            free = [field for field in fields if field not in raw and field not in known]
            near = meant(key, free)
            problems.append(Problem((*path, key), "unknown field", suggestion(key, [near] if near else fields)))
            if near is None:
                continue
            moved.append(Moved((*path, key), near))
            name = near
        known[name], below, further = _known_inside(value, fields[name], (*path, key))
        problems += below
        moved += further
    return known, problems, moved


def _known_inside(raw: Any, shape: Shape, path: KeyPath) -> tuple[Any, list[Problem], list[Moved]]:
    """The same for a field's value, whatever its manner."""
    if shape.model is None:
        return raw, [], []
    if shape.manner == "one":
        return known_fields(raw, shape.model, path)
    problems: list[Problem] = []
    moved: list[Moved] = []
    copy = list(raw) if isinstance(raw, list) else dict(raw) if isinstance(raw, dict) else raw
    for key, value in entries(copy, shape):
        copy[key], below, further = known_fields(value, shape.model, (*path, key))
        problems += below
        moved += further
    return copy, problems, moved


def entries(raw: Any, shape: Shape) -> Iterator[tuple[Any, Any]]:
    """The keys and values of what is written as the field's manner says; nothing of what is not."""
    if shape.manner == "list" and isinstance(raw, list):
        yield from enumerate(raw)
    if shape.manner == "mapping" and isinstance(raw, dict):
        yield from list(raw.items())


def relabelled(lines: Lines, moved: list[Moved]) -> Mapping[KeyPath, int]:
    """The lines under the names that moved fields are read as."""
    # Deepest first: the path of a move has the old names of what stands above it.
    for move in sorted(moved, key=lambda each: -len(each.path)):
        depth = len(move.path)
        lines = {
            (*move.path[:-1], move.as_, *path[depth:]) if path[:depth] == move.path else path: line
            for path, line in lines.items()
        }
    return lines


def relabelled_path(path: KeyPath, moved: list[Moved]) -> KeyPath:
    """A path under the names that moved fields are read as."""
    return next(iter(relabelled({path: 0}, moved)))
