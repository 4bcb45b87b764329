"""What a diagnosis says."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

FindingKind = Literal["misconception", "divergence", "counterexample", "near_miss", "error", "limit"]


class Finding(BaseModel):
    """What explains failures: a known mistake, the first divergence of a trace, an error, a limit."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: FindingKind
    name: str
    hint: str
    cases: tuple[str, ...] = ()
