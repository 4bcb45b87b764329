"""Plain values read as what a picture needs: numbers, points, labels, records; all raise `NotDrawn` otherwise."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from grader.report.pictures.drawable import NotDrawn, Plain

T = TypeVar("T")
Example = tuple[tuple[float, ...], Plain]


def number(value: Plain) -> float:
    """One number; truth values count as none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise NotDrawn("number")
    return value


def items(value: Plain, most: int = 400) -> list[Plain]:
    """The items of a list, at most `most`."""
    if not isinstance(value, list) or len(value) > most:
        raise NotDrawn("list")
    return value


def numbers(value: Plain, most: int = 400) -> list[float]:
    """A row of numbers."""
    return [number(item) for item in items(value, most)]


def text(value: Plain) -> str:
    """A text, or a number or truth value as one."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool | int | float):
        return str(value)
    raise NotDrawn("text")


def texts(value: Plain, most: int = 400) -> list[str]:
    """A row of texts."""
    return [text(item) for item in items(value, most)]


def points(value: Plain, most: int = 120) -> list[tuple[float, ...]]:
    """Points, all with the same number of coordinates."""
    found = [tuple(numbers(item, 20)) for item in items(value, most)]
    if not found or len({len(point) for point in found}) != 1 or not found[0]:
        raise NotDrawn("points")
    return found


def examples(value: Plain, most: int = 120) -> list[Example]:
    """Points with a label each, from `[x, label]` pairs."""
    pairs = items(value, most)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise NotDrawn("examples")
    places = points([pair[0] for pair in pairs], most)
    return list(zip(places, (pair[1] for pair in pairs), strict=True))


def mapping(value: Plain, most: int = 60) -> dict[str, Plain]:
    """A dict by text."""
    if not isinstance(value, dict) or not 0 < len(value) <= most:
        raise NotDrawn("dict")
    return value


def record(value: Plain, names: Sequence[str]) -> dict[str, Plain]:
    """The named fields, of a dict, of a row in their order, or of a lone value where there is one name."""
    if isinstance(value, dict) and set(names) & value.keys():
        return {name: value[name] for name in names if name in value}
    if isinstance(value, list) and len(value) == len(names) > 1:
        return dict(zip(names, value, strict=True))
    if len(names) == 1 and not isinstance(value, dict):
        return {names[0]: value}
    raise NotDrawn("record")


def maybe(read: Callable[[Plain], T], value: Plain) -> T | None:
    """What is read from the value; None where it is something else."""
    try:
        return read(value)
    except NotDrawn:
        return None


def first_of(read: Callable[[Plain], T], values: Iterable[Plain]) -> T | None:
    """The first of several values, such as the inputs of a call, that can be read so."""
    return next((found for value in values if (found := maybe(read, value)) is not None), None)


def found_in(read: Callable[[Plain], T], values: Iterable[Plain]) -> T:
    """The same, where it has to be there."""
    found = first_of(read, values)
    if found is None:
        raise NotDrawn("inputs")
    return found


def alike(one: Plain, other: Plain) -> bool:
    """Whether two plain values would look the same: numbers to six digits, lists and dicts by their items."""
    if isinstance(one, bool | str | None) or isinstance(other, bool | str | None):
        return bool(one == other)
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) <= 1e-6 * max(abs(one), abs(other), 1e-3)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(item, other[key]) for key, item in one.items())
    return False
