"""The base of every spec model."""

from pydantic import BaseModel, ConfigDict


class Spec(BaseModel):
    """Immutable, closed to unknown fields; a field named like a Python keyword has a trailing underscore here."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, arbitrary_types_allowed=True)
