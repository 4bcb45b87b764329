"""The finding: one explanation of a student's failures, and the input that shows it."""

from dataclasses import dataclass
from typing import Literal

from grader.codec.values import Json
from grader.codec.write_records import Closed

FindingKind = Literal[
    "misconception", "divergence", "counterexample", "near_miss", "inputs", "repair", "error", "limit"
]

BESIDES = "besides"  # the name of a near miss that only adds to the finding before it
MISJUDGED = "misjudged"  # the beginning of the name of a near miss that says why an option is not as it was decided


@dataclass(frozen=True, kw_only=True)
class Evidence(Closed):
    """An input that fails: the call as code to paste, and the value, encoded, or what stopped it."""

    call: str
    observed: Json = None
    error: str = ""


@dataclass(frozen=True, kw_only=True)
class CodeChange(Closed):
    """A change of the student's own lines that belongs to a repair: where it stands, before and after.

    `file` names a cell of a notebook too; `before` is "" where lines are added, `after` where they are left out.
    """

    file: str
    line: int
    function: str
    before: str
    after: str


@dataclass(frozen=True, kw_only=True)
class Finding(Closed):
    """An explanation of failures: a known mistake, a first divergence, which inputs fail, a repair, an error."""

    kind: FindingKind
    name: str
    hint: str
    cases: tuple[str, ...] = ()
    plain: bool = False  # of a near miss: it tells no expected value that the student lacks, so it may be a hint
    evidence: Evidence | None = None  # of a counterexample, whose hint is the rule that it breaks
    # Of a repair, whose name says what kind of change it is, and whose hint names the line.
    changes: tuple[CodeChange, ...] = ()
