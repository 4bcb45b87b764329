"""Expressions in a spec: a mapping whose first and only $-key says which value takes its place.

`$table`, `$points`, `$transactions` and `$scores` are short for `$make` with the generator of that name, so that
there is one way to draw. Nothing is evaluated here: `grader.build.draw` does that, with a seeded generator.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias


class Expression:
    """Marks the model fields that may hold expressions, for the loader and for the JSON Schema."""

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        """A mark that `grader.spec.schema` replaces by the form of expressions."""
        return {"expression": True}


EXPRESSION = Expression()
ExpressionNode: TypeAlias = Annotated[
    Any, EXPRESSION
]  # a scalar, a list or mapping of nodes, or one of the classes below


@dataclass(frozen=True, slots=True)
class Dataset:
    """`{$dataset: NAME}`: the rows of a dataset."""

    name: str


@dataclass(frozen=True, slots=True)
class IntDraw:
    """`{$int: [low, high]}`: a whole number, both ends included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class FloatDraw:
    """`{$float: [low, high, decimals]}`: a number with that many decimals."""

    low: float
    high: float
    decimals: int


@dataclass(frozen=True, slots=True)
class Pick:
    """`{$pick: [..]}`: one of the options."""

    options: tuple[ExpressionNode, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """`{$column: NAME, except: [..]}`: the name of a column of an earlier table."""

    table: str
    excluded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """`{$use: NAME}`: the value of an earlier name."""

    name: str


@dataclass(frozen=True, slots=True)
class PartOf:
    """`{$part: NAME}`: the value of an earlier part, the true one or the student's own."""

    name: str


@dataclass(frozen=True, slots=True)
class Option:
    """`{$option: true}`: the option of a choice that is being judged."""


@dataclass(frozen=True, slots=True)
class Provided:
    """`{$provided: NAME}`: a callable that the exercise provides."""

    name: str


@dataclass(frozen=True, slots=True)
class Make:
    """`{$make: GENERATOR, ..}`: called as f(random, **the other keys)."""

    function: str
    args: Mapping[str, ExpressionNode]
