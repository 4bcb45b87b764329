"""What a dataset file says."""

from typing import Annotated, Literal

from pydantic import Field

from grader.spec.expressions import Node
from grader.spec.model import Spec


class Number(Spec):
    """A numeric column and its range."""

    number: tuple[float, float]


class DatasetSpec(Spec):
    """A table: its columns in domain order, and its rows in a CSV file beside it, or a generator."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    columns: Annotated[dict[str, tuple[str, ...] | Number], Field(min_length=1)]
    target: str | None = None
    rows: str | None = None
    make: Node = None
    per: Literal["student", "class"] = "class"
    require: tuple[str, ...] = ()
