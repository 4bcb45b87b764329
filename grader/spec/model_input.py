"""The values of a file made ready for its model: checks, properties and expressions become their classes."""

from datetime import datetime
from typing import Any

from grader.spec.course_file import COURSE_FILE, has_time_of_day
from grader.spec.faults import KeyPath, Problem
from grader.spec.fields import entries
from grader.spec.model import Spec
from grader.spec.read_checks import check_use, property_use
from grader.spec.read_expressions import read_expression
from grader.spec.shape import FieldShape, field_shapes
from grader.spec.yaml_tree import UNREAD

ReadFields = tuple[Any, list[Problem]]


def read_fields(raw: Any, model: type[Spec], path: KeyPath = ()) -> ReadFields:
    """The value with the checks, properties, expressions and times in its fields read; `UNREAD` for a bad one."""
    if not isinstance(raw, dict):
        return raw, []
    values: dict[Any, Any] = {}
    problems: list[Problem] = []
    for name, value in raw.items():
        values[name], below = _field(value, field_shapes(model)[name], (*path, name))
        problems += below
    return values, problems


def _field(raw: Any, shape: FieldShape, path: KeyPath) -> ReadFields:
    if shape.manner == "one":
        return _one(raw, shape, path) if raw is not None else (raw, [])
    copy = list(raw) if isinstance(raw, list) else dict(raw) if isinstance(raw, dict) else raw
    problems: list[Problem] = []
    for key, value in entries(copy, shape):
        copy[key], below = _one(value, shape, (*path, key))
        problems += below
    return copy, problems


def _one(raw: Any, shape: FieldShape, path: KeyPath) -> ReadFields:
    match shape.holds:
        case "check":
            return check_use(raw, path)
        case "property":
            return property_use(raw, path)
        case "node":
            return read_expression(raw, path)
        case "moment":
            return read_moment(raw, path)
    return read_fields(raw, shape.model, path) if shape.model else (raw, [])


def read_moment(raw: Any, path: KeyPath) -> ReadFields:
    """The date and time that a field holds, with its zone; `UNREAD` and a problem if it has none."""
    example = 'Write it in quotes with its zone, such as "2026-12-04T23:59:00+01:00".'
    try:
        value = datetime.fromisoformat(raw)
    except (TypeError, ValueError):
        return UNREAD, [Problem(path, "is not a date and time", example)]
    if not has_time_of_day(raw):
        return UNREAD, [Problem(path, "has no time of day", f'Write it too, as in "{raw}T23:59".')]
    # Without a zone, a due date would depend on the machine that grades. A course's own zone stands there by now.
    course = f"{example} Or write `zone: Europe/Berlin` into {COURSE_FILE}."
    return (value, []) if value.tzinfo else (UNREAD, [Problem(path, "has no time zone", course)])
