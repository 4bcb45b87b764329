"""Readers of plain values: as numbers, points, labels, records; all raise `NotDrawn` for a value of another shape."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from grader.report.pictures.drawable import DrawableValue, NotDrawn

T = TypeVar("T")
LabelledPoint = tuple[tuple[float, ...], DrawableValue]


def as_number(value: DrawableValue) -> float:
    """A value read as one number; a truth value is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise NotDrawn("number")
    return value


def as_items(value: DrawableValue, most: int = 400) -> list[DrawableValue]:
    """A value read as a list of at most `most` items."""
    if not isinstance(value, list) or len(value) > most:
        raise NotDrawn("list")
    return value


def as_numbers(value: DrawableValue, most: int = 400) -> list[float]:
    """A value read as a list of numbers."""
    return [as_number(item) for item in as_items(value, most)]


def as_text(value: DrawableValue) -> str:
    """A value read as a text; a number or truth value is written as one."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool | int | float):
        return str(value)
    raise NotDrawn("text")


def as_texts(value: DrawableValue, most: int = 400) -> list[str]:
    """A value read as a list of texts."""
    return [as_text(item) for item in as_items(value, most)]


def as_points(value: DrawableValue, most: int = 120) -> list[tuple[float, ...]]:
    """A value read as points, all with the same number of coordinates."""
    found = [tuple(as_numbers(item, 20)) for item in as_items(value, most)]
    if not found or len({len(point) for point in found}) != 1 or not found[0]:
        raise NotDrawn("points")
    return found


def as_examples(value: DrawableValue, most: int = 120) -> list[LabelledPoint]:
    """A list of `[x, label]` pairs read as labelled points."""
    pairs = as_items(value, most)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise NotDrawn("examples")
    places = as_points([pair[0] for pair in pairs], most)
    return list(zip(places, (pair[1] for pair in pairs), strict=True))


def as_mapping(value: DrawableValue, most: int = 60) -> dict[str, DrawableValue]:
    """A value read as a dict that is not empty, of at most `most` entries."""
    if not isinstance(value, dict) or not 0 < len(value) <= most:
        raise NotDrawn("dict")
    return value


def as_record(value: DrawableValue, names: Sequence[str]) -> dict[str, DrawableValue]:
    """The named fields of a dict, of a list in the order of the names, or of a lone value if there is one name."""
    if isinstance(value, dict) and set(names) & value.keys():
        return {name: value[name] for name in names if name in value}
    if isinstance(value, list) and len(value) == len(names) > 1:
        return dict(zip(names, value, strict=True))
    if len(names) == 1 and not isinstance(value, dict):
        return {names[0]: value}
    raise NotDrawn("record")


def read_or_none(read: Callable[[DrawableValue], T], value: DrawableValue) -> T | None:
    """The value as `read` gives it; None if it has another shape."""
    try:
        return read(value)
    except NotDrawn:
        return None


def first_readable(read: Callable[[DrawableValue], T], values: Iterable[DrawableValue]) -> T | None:
    """The first of several values, such as the inputs of a call, that `read` can read; None if none can be read."""
    return next((found for value in values if (found := read_or_none(read, value)) is not None), None)


def first_required(read: Callable[[DrawableValue], T], values: Iterable[DrawableValue]) -> T:
    """The first of several values that `read` can read; raises `NotDrawn` if none can be read."""
    found = first_readable(read, values)
    if found is None:
        raise NotDrawn("inputs")
    return found


def looks_alike(one: DrawableValue, other: DrawableValue) -> bool:
    """Whether two plain values would look the same: numbers to six digits, lists and dicts by their items."""
    if isinstance(one, bool | str | None) or isinstance(other, bool | str | None):
        return bool(one == other)
    if isinstance(one, int | float) and isinstance(other, int | float):
        # As checks do by default: a millionth of the number or, near zero, 1e-9.
        return abs(one - other) <= 1e-6 * max(abs(one), abs(other), 1e-3)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(looks_alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(looks_alike(item, other[key]) for key, item in one.items())
    return False
