"""The content of the class page: texts and figures in the order of the page, without the results behind them.

`ids` are empty unless the instructor asked for the page with names.
"""

from dataclasses import asdict, dataclass
from typing import Any

from grader.report.classes.class_drafts import DraftLine
from grader.report.classes.counts import ClassPiece, Figure
from grader.report.classes.outputs import OutputSample
from grader.report.classes.picture import Histogram


@dataclass(frozen=True, slots=True)
class WaitingLine:
    """An exercise that some students have no grade for: after a fault of ours, or because a person has to mark it."""

    title: str
    id: str
    words: str
    students: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreSummary:
    """The scores of the cohort, in per cent of the points that could be earned."""

    median: str
    low: str
    high: str
    mean: str
    picture: Histogram | None


@dataclass(frozen=True, slots=True)
class CaseLine:
    """One case, and how many students pass it."""

    exercise: str
    name: str
    covers: str
    public: bool
    passed: Figure


@dataclass(frozen=True, slots=True)
class ExerciseLine:
    """One exercise: its difficulty, its discrimination, its outcomes and its cases."""

    anchor: str
    id: str
    title: str
    points: str
    optional: bool
    share: Figure
    discrimination: Figure
    about: str  # what the discrimination means; empty where it is as it should be
    pieces: tuple[ClassPiece, ...]
    right: float  # what `pieces` is sorted by: the part of the class, in per cent, that is known to have it right
    cases: tuple[CaseLine, ...]


@dataclass(frozen=True, slots=True)
class GroupLine:
    """Students of one exercise who made the same mistake, or failed for the same reason."""

    exercise: str
    kind: str
    name: str
    hint: str
    students: Figure
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommonGroups:
    """The groups of students that are large enough to be shown, and how many are not."""

    lines: tuple[GroupLine, ...]
    fewer: int
    more: int  # large enough, and left out for length


@dataclass(frozen=True, slots=True)
class ClusterLine:
    """Students whose wrong outputs are the same in every case, with one call that shows it.

    `draft` is the place on the page of a draft that explains them; "" without one.
    """

    exercise: str
    sample: OutputSample
    explained: tuple[str, ...]
    students: Figure
    ids: tuple[str, ...]
    draft: str = ""


@dataclass(frozen=True, slots=True)
class OutputClusters:
    """The clusters of equal wrong outputs that are large enough to be shown, and how many are not."""

    lines: tuple[ClusterLine, ...]
    fewer: int
    more: int


@dataclass(frozen=True, slots=True)
class StudentLine:
    """One student, on the page with names; `waits` says of how many exercises the score is not final."""

    student: str
    page: str
    score: Figure
    right: Figure
    waits: Figure


@dataclass(frozen=True, slots=True)
class ClassView:
    """The content of the whole class page. `large` if there are enough students to tell anything of them."""

    assignment: str
    title: str
    students: str
    named: bool
    shared: bool  # whether groups of fewer than five students are merged or left out
    large: bool
    ungraded: tuple[WaitingLine, ...]
    waiting: tuple[WaitingLine, ...]
    scores: ScoreSummary | None
    exercises: tuple[ExerciseLine, ...]
    mistakes: CommonGroups
    reasons: CommonGroups
    clusters: OutputClusters
    drafts: tuple[DraftLine, ...]
    nobody: tuple[CaseLine, ...]
    everybody: tuple[CaseLine, ...]
    roll: tuple[StudentLine, ...]


def class_document(view: ClassView) -> dict[str, Any]:
    """The content of the class page as a JSON document."""
    return asdict(view)
