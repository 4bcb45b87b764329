"""The model of a dataset file."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from grader.spec.expressions import ExpressionNode
from grader.spec.model import Real, Spec


class NumberColumn(Spec):
    """A numeric column with its range."""

    number: tuple[Real, Real]


def column_form(written: Any) -> str:
    """The form of a column, so that pydantic tries only that: a mapping is a range, all else a list of values."""
    return "<range>" if isinstance(written, dict | NumberColumn) else "<values>"


Domain: TypeAlias = Annotated[
    Annotated[tuple[str, ...], Tag("<values>")] | Annotated[NumberColumn, Tag("<range>")], Discriminator(column_form)
]


class DatasetSpec(Spec):
    """A table: its columns in domain order, and its rows in a CSV file beside it, or a generator."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    columns: Annotated[dict[str, Domain], Field(min_length=1)]
    target: str | None = None
    rows: str | None = None
    make: ExpressionNode = None
    per: Literal["student", "class"] = "class"
    require: tuple[str, ...] = ()
