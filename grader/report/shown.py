"""The view of a result: what one student may see of it, as texts that are safe to show.

These are types of their own, so that no renderer can be given a `Result` by accident. Every string has been through
`grader.texts.safe_text`; every value is already written as source. None means "not told", or "there is none".
"""

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:  # the students' checker is made from this file too, and has no specs
    from grader.built.disclosure import Disclosure

StatusShown = Literal[
    "right", "partial", "wrong", "error", "timeout", "missing", "manual", "ungraded", "public", "untold"
]  # `public`: the public cases are right, of the hidden ones nothing is told; `untold`: nothing is told at all
# A part by hand that is wrong in itself and right from the student's own earlier parts: it earns, and is not "right".
FOLLOWS_WORDS = "follows from your earlier answers"


@dataclass(frozen=True, slots=True)
class FrameView:
    """One line of the student's own code in a traceback."""

    line: int
    function: str
    source: str


@dataclass(frozen=True, slots=True)
class ErrorView:
    """An exception in the student's code; `frames` are the student's own lines on the way to it, the last one last."""

    type: str
    text: str
    line: int | None
    frames: tuple[FrameView, ...] = ()


@dataclass(frozen=True, slots=True)
class TextPiece:
    """A stretch of a value's text in a diff; `differs` if it is marked."""

    text: str
    differs: bool = False


@dataclass(frozen=True, slots=True)
class DiffCell:
    """One place of a diff: the answer's text and the right one; an empty tuple where one has no such place."""

    got: tuple[TextPiece, ...]
    expected: tuple[TextPiece, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class DiffRow:
    """One row of a diff. A `gap` stands for several rows, and its label says for which."""

    label: str
    mark: str  # alike | differs | first | missing | extra | gap
    cells: tuple[DiffCell, ...]


@dataclass(frozen=True, slots=True)
class DiffView:
    """A diff of one kind: `line` (one row of one cell), `entries`, `set`, `table` (cells by `columns`) or `tree`."""

    kind: str
    columns: tuple[str, ...]
    rows: tuple[DiffRow, ...]


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of a trace; `number` is None for a row that stands for several steps."""

    number: int | None
    mark: str  # right | first | wrong | follows | missing | extra | gap
    words: str
    observed: str
    expected: str | None
    got: tuple[TextPiece, ...] = ()  # where it first differs: both in pieces, if that is told
    right: tuple[TextPiece, ...] = ()


@dataclass(frozen=True, slots=True)
class CaseView:
    """One named case, or one part of a hand calculation, a choice or a text (`hand`)."""

    name: str
    covers: str
    public: bool
    hand: bool
    points: float
    instances: int
    passed: bool | None = None
    score: float | None = None
    right: int | None = None  # of `instances`
    words: str = ""  # how it stands, in a word or two
    message: str = ""
    call: str | None = None
    observed: str | None = None
    expected: str | None = None
    steps: tuple[StepView, ...] = ()
    stdout: str = ""
    error: ErrorView | None = None
    marked: bool = True  # not where work is only checked: then no points are shown
    diff: DiffView | None = None  # `observed` beside `expected`, where both may be told
    earned: str = ""  # `score` and `points` as they stand in the exercise's sum
    worth: str = ""
    counts: str = ""  # how the score comes about, where a case is judged in pieces
    open: bool = True  # whether the evidence is unfolded
    picture: str = ""  # SVG of ours (`grader.report.pictures`), the one field that is no text


@dataclass(frozen=True, slots=True)
class ChangeView:
    """The student's own lines that a repair changes; `after` is None where the change itself is not told."""

    line: int
    file: str  # "" where there is but one
    before: tuple[str, ...]
    after: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class FindingView:
    """A finding, which explains failures. `hint` is Markdown if an author wrote it (`authored`), else plain text."""

    kind: str
    label: str
    lead: str
    hint: str
    authored: bool
    cases: tuple[str, ...]
    call: str | None = None  # of a counterexample: the code to paste
    observed: str | None = None
    error: str = ""
    rule: str = ""  # what the input that fails breaks, where the hint does not say it
    changes: tuple[ChangeView, ...] = ()  # of a repair
    open: bool = True  # the rest of a page's findings are folded


@dataclass(frozen=True, slots=True)
class OptionView:
    """One option of a choice; `letter` is "" where options are answered by their texts."""

    letter: str
    text: str


@dataclass(frozen=True, slots=True)
class ExerciseView:
    """One exercise. `score` is None where telling it would tell of hidden cases, or where there is none yet."""

    anchor: str
    id: str
    kind: str
    title: str
    prompt: str
    options: tuple[OptionView, ...]
    conventions: tuple[str, ...]
    sources: tuple[str, ...]
    status: StatusShown
    words: str  # the status in words
    score: float | None
    points: float
    untold: float  # points of cases whose outcome is not told
    pending: float
    optional: bool
    summary: str
    total: str  # the score as a sum that can be checked
    public: tuple[CaseView, ...]
    hidden: tuple[CaseView, ...]
    findings: tuple[FindingView, ...]
    # What `grader why` finds this by, made of nothing but what the student knows; equal views may differ in it.
    code: str = field(default="", compare=False)

    def __hash__(self) -> int:
        # By what mostly tells two apart: everything below a view takes longer to hash than to compare once.
        return hash((self.id, self.status, self.score, self.summary, self.total))


@dataclass(frozen=True, slots=True)
class WorkingExercise:
    """An exercise with at least one right case; `whole` if nothing is known to be wrong."""

    anchor: str
    title: str
    text: str
    whole: bool


@dataclass(frozen=True, slots=True)
class NextStep:
    """The one thing that the student should do next; `anchor` and `title` name its exercise, if there is one."""

    anchor: str
    title: str
    text: str
    authored: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """All that one student may see of a result now: the content of the feedback page."""

    assignment: str
    title: str
    student: str
    receipt: str
    level: "Disclosure"
    open: bool
    score: float
    points: float
    untold: float
    pending: float
    about_score: str
    about_hidden: str
    works: tuple[WorkingExercise, ...]
    next_step: NextStep
    notes: tuple[str, ...]
    contact: str
    exercises: tuple[ExerciseView, ...]
    adjustments: tuple[str, ...] = ()  # what lateness and people changed, a sentence each
    held: str = ""  # why nothing else is told yet: then there are no exercises


def view_document(view: View) -> dict[str, Any]:
    """The view of a result as a JSON document."""
    return asdict(view)
