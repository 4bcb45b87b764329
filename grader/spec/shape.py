"""The shapes of a model's fields: which of them hold models, checks, properties or expressions."""

import types
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from grader.spec.exercise import CheckUse, PropertyUse
from grader.spec.expressions import EXPRESSION
from grader.spec.model import Spec

FieldContent = Literal["plain", "model", "check", "property", "node", "moment"]
FieldManner = Literal["one", "list", "mapping"]


@dataclass(frozen=True, slots=True)
class FieldShape:
    """The shape of a field: its content, and whether it holds one, a list, or a mapping of names to them."""

    holds: FieldContent
    manner: FieldManner = "one"
    model: type[Spec] | None = None


PLAIN_SHAPE = FieldShape("plain")
CONTENT_BY_TYPE: dict[Any, FieldContent] = {CheckUse: "check", PropertyUse: "property", datetime: "moment"}


@cache
def field_shapes(model: type[Spec]) -> dict[str, FieldShape]:
    """The shape of every field of a model, by its name in YAML."""
    return {
        info.alias or name: _field_shape(info.annotation, info.metadata) for name, info in model.model_fields.items()
    }


def _field_shape(annotation: Any, metadata: Iterable[Any]) -> FieldShape:
    # Pydantic keeps the marks of `Annotated` apart from the type.
    return FieldShape("node") if EXPRESSION in metadata else _shape(annotation)


def _shape(annotation: Any) -> FieldShape:
    """The shape of a type annotation; for a union, that of the member that says most."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _field_shape(args[0], args[1:])
    if origin in (Union, types.UnionType):
        return next((shape for shape in map(_shape, args) if shape != PLAIN_SHAPE), PLAIN_SHAPE)
    if origin is tuple:
        return _several(_shape(args[0]), "list")
    if origin is dict:
        return _several(_shape(args[1]), "mapping")
    if annotation in CONTENT_BY_TYPE:
        return FieldShape(CONTENT_BY_TYPE[annotation])
    return (
        FieldShape("model", model=annotation)
        if isinstance(annotation, type) and issubclass(annotation, Spec)
        else PLAIN_SHAPE
    )


def _several(inner: FieldShape, manner: FieldManner) -> FieldShape:
    return PLAIN_SHAPE if inner == PLAIN_SHAPE else FieldShape(inner.holds, manner, inner.model)
