"""The result document: one per student, complete, for the instructor; everything else is rendered from it.

Values are encoded by `grader.codec`. It holds no times, hosts, versions, paths or addresses: the same submission
gives the same bytes.
"""

from dataclasses import dataclass
from typing import Literal

from grader.codec.values import Json
from grader.codec.write_records import Closed
from grader.diagnose.finding import Finding

Status = Literal["right", "partial", "wrong", "error", "timeout", "missing", "manual", "ungraded"]


@dataclass(frozen=True, kw_only=True)
class FrameShown(Closed):
    """A line of the student's own that an exception came through, and what stands there."""

    line: int
    function: str
    file: str
    source: str = ""


@dataclass(frozen=True, kw_only=True)
class ErrorShown(Closed):
    """An exception in student code, with the student's own lines on the way to it."""

    type: str
    text: str
    line: int | None = None
    frames: tuple[FrameShown, ...] = ()


@dataclass(frozen=True, kw_only=True)
class StepShown(Closed):
    """One step of a trace, as marked."""

    number: int
    mark: Literal["right", "follows", "wrong", "missing", "extra"]
    observed: Json = None
    expected: Json = None


@dataclass(frozen=True, kw_only=True)
class CaseResult(Closed):
    """The result of one named case, or of one part of a hand calculation; a family shows its first failing instance."""

    name: str
    check: str  # the name of what compared the answer
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


@dataclass(frozen=True, kw_only=True)
class OptionShown(Closed):
    """One option of a choice as the student reads it; `letter` is "" where options are answered by their texts."""

    letter: str
    text: str


@dataclass(frozen=True, kw_only=True)
class ExerciseResult(Closed):
    """The result of one exercise: its marks, cases and findings."""

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
    cases: tuple[CaseResult, ...] = ()
    findings: tuple[Finding, ...] = ()
    # What the public cases tell by themselves, where students may see less than hints: which `findings` there are, and
    # how many there is room for, depends on hidden cases too.
    open_findings: tuple[Finding, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class Result(Closed):
    """All of one student's marks for one assignment."""

    schema: Literal[2] = 2
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
