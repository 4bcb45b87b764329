"""The base of all spec models, and the scalar types of their fields.

Numbers and truth values are strict: in YAML 1.2 `yes` and "4" are texts, and a text is no truth value and no number.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


class Spec(BaseModel):
    """The base of all spec models: immutable, closed to unknown fields; `with` and `pass` are `with_` and `pass_`."""

    # Built when one is first read: grading reads hardly any, and would wait for all.
    model_config = ConfigDict(
        extra="forbid", frozen=True, populate_by_name=True, arbitrary_types_allowed=True, defer_build=True
    )
    # Fields of earlier versions, and what to do about each: no similar name of today would be what was meant.
    FORMER: ClassVar[Mapping[str, str]] = {}


Flag: TypeAlias = Annotated[bool, Field(strict=True)]
Whole: TypeAlias = Annotated[int, Field(strict=True)]
Real: TypeAlias = Annotated[float, Field(strict=True, allow_inf_nan=False)]
Share: TypeAlias = Annotated[Real, Field(ge=0, le=1)]  # of a score
Points: TypeAlias = Annotated[Real, Field(gt=0, le=1000)]
