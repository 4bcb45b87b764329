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

Holds = Literal["plain", "model", "check", "property", "node", "moment"]
Manner = Literal["one", "list", "mapping"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a field: its content, and whether it holds one, a list, or a mapping of names to them."""

    holds: Holds
    manner: Manner = "one"
    model: type[Spec] | None = None


PLAIN = Shape("plain")
READ: dict[Any, Holds] = {CheckUse: "check", PropertyUse: "property", datetime: "moment"}


@cache
def shapes(model: type[Spec]) -> dict[str, Shape]:
    """The shape of every field of a model, by its name in YAML."""
    return {
        info.alias or name: _field_shape(info.annotation, info.metadata) for name, info in model.model_fields.items()
    }


def _field_shape(annotation: Any, metadata: Iterable[Any]) -> Shape:
    # Pydantic keeps the marks of `Annotated` apart from the type.
    return Shape("node") if EXPRESSION in metadata else _shape(annotation)


def _shape(annotation: Any) -> Shape:
    """The shape of a type annotation; for a union, that of the member that says most."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _field_shape(args[0], args[1:])
    if origin in (Union, types.UnionType):
        return next((shape for shape in map(_shape, args) if shape != PLAIN), PLAIN)
    if origin is tuple:
        return _several(_shape(args[0]), "list")
    if origin is dict:
        return _several(_shape(args[1]), "mapping")
    if annotation in READ:
        return Shape(READ[annotation])
    return Shape("model", model=annotation) if isinstance(annotation, type) and issubclass(annotation, Spec) else PLAIN


def _several(inner: Shape, manner: Manner) -> Shape:
    return PLAIN if inner == PLAIN else Shape(inner.holds, manner, inner.model)
