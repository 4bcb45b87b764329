"""What a diagnosis says."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from grader.codec.values import Json

FindingKind = Literal["misconception", "divergence", "counterexample", "near_miss", "error", "limit"]


class Evidence(BaseModel):
    """An input that fails: the call as code to paste, and the value, encoded, or what stopped it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    call: str
    observed: Json = None
    error: str = ""


class Finding(BaseModel):
    """What explains failures: a known mistake, the first divergence of a trace, an error, a limit."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: FindingKind
    name: str
    hint: str
    cases: tuple[str, ...] = ()
    plain: bool = False  # of a near miss: no expected value has a part in it, so that it may be told as a hint
    evidence: Evidence | None = None  # of a counterexample, whose hint is the rule that it breaks
