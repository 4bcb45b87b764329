"""Unknown fields of a file: told once, then read as the field that was meant, so that the rest is checked."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from grader.spec.faults import KeyPath, Lines, Problem
from grader.spec.model import Spec
from grader.spec.shape import FieldShape, field_shapes
from grader.texts.nearest_name import nearest_known, suggestion

SLIP_CUTOFF = 0.75  # of difflib: `titel` is 0.8 like `title`, `time` is 0.67
# What other words mean, where letters would mislead: `time` looks like `title`.
OTHER_WORDS = {
    **dict.fromkeys(("time", "duration", "effort"), "minutes"),
    **dict.fromkeys(("text", "question", "description", "task", "instructions"), "prompt"),
    **dict.fromkeys(("tests", "examples"), "cases"),
    **dict.fromkeys(("mistakes", "errors"), "misconceptions"),
    **dict.fromkeys(("solution", "answer", "key"), "reference"),
    **dict.fromkeys(("deadline", "date", "until"), "due"),
    **dict.fromkeys(("marks", "score", "credits"), "points"),
    **dict.fromkeys(("topics", "topic", "tags"), "concepts"),
    **dict.fromkeys(("input", "inputs", "arguments"), "args"),
    **dict.fromkeys(("feedback", "message"), "hint"),
    **dict.fromkeys(("timeout", "time_limit"), "limits"),
    **dict.fromkeys(("rules", "notes"), "conventions"),
    "visible": "public",
    "timezone": "zone",
}


@dataclass(frozen=True, slots=True)
class MovedField:
    """An unknown field that is read as another one."""

    path: KeyPath
    as_: str


def known_fields(raw: Any, model: type[Spec], path: KeyPath = ()) -> tuple[Any, list[Problem], list[MovedField]]:
    """The value without unknown fields, or with them read as the meant ones; the problems; the moved fields."""
    if not isinstance(raw, dict):
        return raw, [], []
    fields = field_shapes(model)
    problems: list[Problem] = []
    moved: list[MovedField] = []
    known: dict[Any, Any] = {}
    for key, value in raw.items():
        name = key
        if key in model.FORMER:
            problems.append(Problem((*path, key), "is no field any more", model.FORMER[key]))
            continue
        if key not in fields:
            # A field that is there already cannot have been meant.
            free = [field for field in fields if field not in raw and field not in known]
            near = meant_field(key, free)
            problems.append(Problem((*path, key), "unknown field", unknown_field_remedy(key, near, fields)))
            if near is None:
                continue
            moved.append(MovedField((*path, key), near))
            name = near
        known[name], below, further = _known_inside(value, fields[name], (*path, key))
        problems += below
        moved += further
    return known, problems, moved


def meant_field(key: object, free: Collection[str]) -> str | None:
    """The field that an unknown one was meant to be: the same in other words, else the nearest by its letters."""
    other = OTHER_WORDS.get(str(key).lower())
    return other if other in free else nearest_known(key, free)


def unknown_field_remedy(key: object, meant: str | None, fields: Collection[str]) -> str:
    """The remedy for an unknown field: the one that was meant, else those that there are."""
    if meant:
        return f"Did you mean `{meant}`?"
    if (other := OTHER_WORDS.get(str(key).lower())) in fields:
        return f"Remove it: `{other}` says that already."
    # All fields that look like it are there already: only a slip of letters is still likely, as `titel` beside `title`.
    twice = get_close_matches(str(key), list(fields), n=1, cutoff=SLIP_CUTOFF)
    return f"Did you mean `{twice[0]}`?" if twice else suggestion("", fields)


def _known_inside(raw: Any, shape: FieldShape, path: KeyPath) -> tuple[Any, list[Problem], list[MovedField]]:
    """The value of one field without unknown fields inside it; the problems; the moved fields."""
    if shape.model is None:
        return raw, [], []
    if shape.manner == "one":
        return known_fields(raw, shape.model, path)
    problems: list[Problem] = []
    moved: list[MovedField] = []
    copy = list(raw) if isinstance(raw, list) else dict(raw) if isinstance(raw, dict) else raw
    for key, value in entries(copy, shape):
        copy[key], below, further = known_fields(value, shape.model, (*path, key))
        problems += below
        moved += further
    return copy, problems, moved


def entries(raw: Any, shape: FieldShape) -> Iterator[tuple[Any, Any]]:
    """The keys and values of a list or mapping field; nothing if the value is not of that form."""
    if shape.manner == "list" and isinstance(raw, list):
        yield from enumerate(raw)
    if shape.manner == "mapping" and isinstance(raw, dict):
        yield from list(raw.items())


def relabelled(lines: Lines, moved: list[MovedField]) -> Mapping[KeyPath, int]:
    """The lines by the paths under which moved fields are read."""
    # Deepest first: the path of a move has the old names of what stands above it.
    for move in sorted(moved, key=lambda each: -len(each.path)):
        depth = len(move.path)
        lines = {
            (*move.path[:-1], move.as_, *path[depth:]) if path[:depth] == move.path else path: line
            for path, line in lines.items()
        }
    return lines


def relabelled_path(path: KeyPath, moved: list[MovedField]) -> KeyPath:
    """The path under which a moved field is read."""
    return next(iter(relabelled({path: 0}, moved)))
