"""Frozen dataclasses from JSON, by their type hints, strictly: every document of ours is read so.

A field that is missing, unknown or of another type is told with the path to it: a document may come from somebody else.
"""

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from grader.codec.values import Json
from grader.codec.write_records import Converter, Wire, json_name, only_other, optional, value_itself

RecordType = TypeVar("RecordType")

TYPE_NAMES = {str: "a text", int: "a whole number", bool: "true or false"}


class BadRecord(ValueError):
    """A value that is not what a field holds: the keys that lead to it, and what is wrong."""

    def __init__(self, problem: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(problem)
        self.problem, self.path = problem, path

    def below(self, key: str | int) -> "BadRecord":
        """The fault as it is seen from one level up."""
        return BadRecord(self.problem, (key, *self.path))

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'the document'}: {self.problem}"


def read_record(kind: type[RecordType], given: Json) -> RecordType:
    """The record that was written; raises `BadRecord` for anything else.

    >>> from grader.codec.write_records import Size
    >>> read_record(Size, {"width": 2, "marks": [1.5]})
    Size(width=2, marks=(1.5,))
    """
    asked: Any = kind
    made: RecordType = reader_of(asked)(given)
    return made


@cache
def reader_of(kind: Any) -> Converter:
    """The reader of values of a type, which raises `BadRecord` for others."""
    if is_dataclass(kind):
        return record_reader(kind)
    if (origin := get_origin(kind)) in RECORD_READERS:
        return RECORD_READERS[origin](get_args(kind))
    return read_float if kind is float else value_itself if kind is Any or kind is object else type_reader(kind)


def record_reader(kind: Any) -> Converter:
    """The reader of records of a class."""

    def read(given: Any) -> Any:
        if type(given) is not dict:
            raise BadRecord("is no mapping")
        plan, values = readers_in(kind), {}
        for key, value in given.items():
            if key not in plan:
                raise BadRecord("is no field", (key,))
            field, reader = plan[key]
            try:
                values[field] = reader(value)
            except BadRecord as bad:
                raise bad.below(key) from None
        for key in needed_in(kind):
            if key not in given:
                raise BadRecord("is missing", (key,))
        return kind(**values)

    return read


@cache
def readers_in(kind: Any) -> dict[str, tuple[str, Converter]]:
    """The readers of a class's fields, by their names in JSON; made for the first record of it, as classes may nest."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {json_name(each.name): (each.name, reader_of(hints[each.name])) for each in fields(kind)}


@cache
def needed_in(kind: Any) -> tuple[str, ...]:
    """The names in JSON of fields that have no default."""
    bare = (each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING)
    return tuple(json_name(each.name) for each in bare)


def wire_reader(inner: tuple[Any, ...]) -> Converter:
    """The reader of a type that stands in JSON in its own way, as its `Wire` says."""
    wire = next((each for each in inner if isinstance(each, Wire)), None)
    if wire is None:
        return reader_of(inner[0])

    def read(given: Any) -> Any:
        try:
            return wire.read(given)
        except (ValueError, TypeError, ArithmeticError) as error:  # Fraction("1/0"), Decimal of a list and the like
            raise BadRecord(str(error)) from None

    return read


def literal_reader(allowed: tuple[Any, ...]) -> Converter:
    """The reader of one of a few words or numbers."""
    choices = {(type(each), each) for each in allowed}

    def read(given: Any) -> Any:
        try:
            known = (type(given), given) in choices
        except TypeError:  # a list has no hash
            known = False
        if not known:
            raise BadRecord(f"is none of {', '.join(map(repr, allowed))}")
        return given

    return read


def tuple_reader(inner: tuple[Any, ...]) -> Converter:
    """The reader of lists as tuples: of one type and any length, or of one type a place."""
    if inner[-1] is not Ellipsis:
        places = [reader_of(kind) for kind in inner]

        def read_places(given: Any) -> tuple[Any, ...]:
            if type(given) is not list or len(given) != len(places):
                raise BadRecord(f"is no list of {len(places)}")
            return tuple(
                each_read(reader, place, item) for place, (reader, item) in enumerate(zip(places, given, strict=True))
            )

        return read_places
    reader = reader_of(inner[0])

    def read_all(given: Any) -> tuple[Any, ...]:
        if type(given) is not list:
            raise BadRecord("is no list")
        if reader is value_itself:
            return tuple(given)
        return tuple([each_read(reader, place, item) for place, item in enumerate(given)])

    return read_all


def each_read(reader: Converter, key: str | int, item: Any) -> Any:
    """An item as its reader reads it; a fault is told with the item's key."""
    try:
        return reader(item)
    except BadRecord as bad:
        raise bad.below(key) from None


def dict_reader(inner: tuple[Any, ...]) -> Converter:
    """The reader of mappings whose keys are texts."""
    reader = reader_of(inner[1])

    def read(given: Any) -> dict[str, Any]:
        if type(given) is not dict:
            raise BadRecord("is no mapping")
        if reader is value_itself:
            return given
        return {key: each_read(reader, key, item) for key, item in given.items()}

    return read


def type_reader(kind: type) -> Converter:
    """The reader of values of exactly a type: a truth value is no number."""
    name = TYPE_NAMES[kind]

    def read(given: Any) -> Any:
        if type(given) is not kind:
            raise BadRecord(f"is not {name}")
        return given

    return read


def read_float(given: Any) -> float:
    """A number, whole or not, as a float."""
    if type(given) not in (int, float):
        raise BadRecord("is no number")
    try:
        return float(given)
    except OverflowError:  # JSON may hold an integer of any length
        raise BadRecord("is too large a number") from None


def optional_reader(inner: tuple[Any, ...]) -> Converter:
    """The reader of a type or None."""
    return optional(reader_of(only_other(inner)))


RECORD_READERS: dict[Any, Callable[[tuple[Any, ...]], Converter]] = {
    Annotated: wire_reader,
    Literal: literal_reader,
    Union: optional_reader,
    types.UnionType: optional_reader,
    tuple: tuple_reader,
    dict: dict_reader,
}
