"""Frozen dataclasses as JSON, by their type hints: every document of ours is written so.

`Wire` says of a type how its values stand in JSON, where they cannot stand there as they are.
"""

import json
import types
import typing
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Union, get_args, get_origin

Converter = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Wire:
    """The way in which values of a type stand in JSON, for `Annotated`: `read` may raise ValueError."""

    read: Converter
    write: Converter


class Closed:
    """The base of records that pydantic reads, too, where speed counts: it refuses unknown fields, as we do."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}


def value_itself(value: Any) -> Any:
    """The value itself: the converter of what stands in JSON as it is."""
    return value


def record_json(record: Any) -> dict[str, Any]:
    """The record as JSON has it: fields in the order of the class, tuples as lists. What it holds is shared with it.

    >>> record_json(Size(3, (1.5,)))
    {'width': 3, 'marks': [1.5]}
    """
    kind: Any = type(record)
    made: dict[str, Any] = writer_of(kind)(record)
    return made


def record_line(record: Any) -> str:
    """The record as JSON on one line."""
    return json.dumps(record_json(record), ensure_ascii=False, separators=(",", ":"))


@cache
def writer_of(kind: Any) -> Converter:
    """The writer of values of a type; `value_itself` where they stand in JSON as they are."""
    if is_dataclass(kind):
        return record_writer(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return next((each.write for each in inner if isinstance(each, Wire)), writer_of(inner[0]))
    if origin in (Union, types.UnionType):
        return optional(writer_of(only_other(inner)))
    if origin is tuple:
        return tuple_writer(inner)
    if origin is dict:
        return dict_writer(writer_of(inner[1]))
    return value_itself


def record_writer(kind: Any) -> Converter:
    """The writer of records of a class."""

    def write(record: Any) -> dict[str, Any]:
        held = record.__dict__
        return {name: writer(held[field]) for field, name, writer in writers_in(kind)}

    return write


@cache
def writers_in(kind: Any) -> tuple[tuple[str, str, Converter], ...]:
    """The writers of a class's fields, made for the first record of it: classes may nest."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple((each.name, json_name(each.name), writer_of(hints[each.name])) for each in fields(kind))


def tuple_writer(inner: tuple[Any, ...]) -> Converter:
    """The writer of tuples: of one type and any length, or of one type a place."""
    if inner[-1] is not Ellipsis:
        each_place = [writer_of(kind) for kind in inner]
        return lambda items: [writer(item) for writer, item in zip(each_place, items, strict=True)]
    writer = writer_of(inner[0])
    return list if writer is value_itself else lambda items: [writer(item) for item in items]


def dict_writer(writer: Converter) -> Converter:
    """The writer of mappings whose keys are texts."""
    return dict if writer is value_itself else lambda items: {key: writer(item) for key, item in items.items()}


def optional(converter: Converter) -> Converter:
    """A converter that leaves None as it is."""
    return value_itself if converter is value_itself else lambda value: None if value is None else converter(value)


def only_other(inner: tuple[Any, ...]) -> Any:
    """The one type that stands beside None."""
    [other] = [kind for kind in inner if kind is not types.NoneType]
    return other


def json_name(field: str) -> str:
    """The name of a field in JSON: `pass_` is `pass`, which Python keeps for itself."""
    return field.removesuffix("_")


@dataclass(frozen=True)
class Size:
    """A record to show how one is written and read."""

    width: int
    marks: tuple[float, ...] = ()


def without_fields(document: Mapping[str, Any], names: Collection[str]) -> dict[str, Any]:
    """A written record without some of its fields."""
    return {name: value for name, value in document.items() if name not in names}
