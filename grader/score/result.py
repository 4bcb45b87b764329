"""The result document: one per student, complete, for the instructor; everything else is rendered from it.

Values are encoded by `grader.codec`. It holds no times, hosts, versions, paths or addresses: the same submission
gives the same bytes.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from grader.codec.values import Json
from grader.diagnose.finding import Finding

Status = Literal["right", "partial", "wrong", "error", "timeout", "missing", "manual", "ungraded"]


class Part(BaseModel):
    """The base of every piece: immutable, and closed to unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class FrameShown(Part):
    """A line of the student's own that an exception came through, and what stands there."""

    line: int
    function: str
    file: str
    source: str = ""


class ErrorShown(Part):
    """An exception in student code, with the student's own lines on the way to it."""

    type: str
    text: str
    line: int | None = None
    frames: tuple[FrameShown, ...] = ()


class StepShown(Part):
    """One step of a trace, as marked."""

    number: int
    mark: Literal["right", "follows", "wrong", "missing", "extra"]
    observed: Json = None
    expected: Json = None


class CheckResult(Part):
    """One named case (or part of a hand calculation). A family shows its first failing instance."""

    name: str
    check: str
    public: bool
    covers: str = ""
    passed: bool
    reason: str = ""
    message: str = ""
    score: float
    points: float
    part: str | None = None
    right: int = 0  # of `instances`, how many were right
    instances: int = 1
    call: str | None = None
    expected: Json = None
    observed: Json = None
    steps: tuple[StepShown, ...] | None = None
    stdout: str = ""
    error: ErrorShown | None = None


class OptionShown(Part):
    """One option of a choice as the student reads it; `letter` is "" where options are answered by their texts."""

    letter: str
    text: str


class ExerciseResult(Part):
    """One exercise's marks, checks and findings."""

    id: str
    kind: str
    title: str
    prompt: str
    options: tuple[OptionShown, ...] = ()  # of a choice, in the order drawn
    conventions: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    score: float
    points: float
    pending: float = 0
    optional: bool = False
    picture: str = ""  # how answers are drawn; "" by their shape
    status: Status
    checks: tuple[CheckResult, ...] = ()
    findings: tuple[Finding, ...] = ()
    # What the public cases tell by themselves, where students may see less than hints: which `findings` there are, and
    # how many there is room for, depends on hidden cases too.
    open_findings: tuple[Finding, ...] | None = None


class Result(Part):
    """All of one student's marks for one assignment."""

    schema_: Annotated[Literal[1], Field(alias="schema")] = 1
    assignment: str
    title: str
    student: str
    score: float
    points: float
    pending: float = 0
    variant: str
    built: str
    submission: str
    receipt: str
    notes: tuple[str, ...] = ()
    exercises: tuple[ExerciseResult, ...]
