"""The built assignment: everything grading needs, drawn and computed once, frozen at release.

Values (`Json`) are encoded by `grader.codec`. The document is for the instructor: it holds what is hidden.
"""

import re
from fractions import Fraction
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    StringConstraints,
    ValidationInfo,
)

from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.literals import session_of
from grader.codec.values import Json

Kind = Literal["function", "trace", "values", "model", "choice", "text"]

EXACT = re.compile(r"[0-9.]{1,40}([eE][-+]?[0-9]{1,2})?|[0-9]{1,40}/0*[1-9][0-9]{0,40}")


def exact(given: Any) -> Fraction:
    """The fraction that is written; raises ValueError, also for 1e999999999, which would take all memory."""
    if not EXACT.fullmatch(text := str(given)):
        raise ValueError("is no fraction, or a very long one")
    return Fraction(text)


# Points and weights are exact: "5/2" in the document, never 2.5000000001.
Exact = Annotated[Fraction, BeforeValidator(exact), PlainSerializer(str, return_type=str)]

# Files are named by ids, and code for students has them in it: a document may come from somebody else.
Identifier = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z_][a-zA-Z0-9_]*(\.[a-zA-Z_][a-zA-Z0-9_]*)*$")]

# What built a document is told with a command to paste: no more than a version and a commit are made of.
Version = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z.+!_-]{0,40}$")]
Commit = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{4,40}\+?)?$")]


def written_or_plain(given: Any, info: ValidationInfo) -> Any:
    """The value itself, decoded where it comes from a written document."""
    return decode(given) if (info.context or {}).get("written") else given


# A value as the spec has it. In a written document it is encoded, as JSON knows no infinity and no $-keys of ours.
Plain = Annotated[Any, BeforeValidator(written_or_plain), PlainSerializer(encode)]


class Document(BaseModel):
    """The base of every part: immutable, and closed to unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, arbitrary_types_allowed=True)


class BuiltCheck(Document):
    """A check by name, with its options as written in the spec."""

    name: str
    options: dict[str, Plain] = {}


class BuiltCall(Document):
    """A call by position; `args` of None reads a variable of that name."""

    target: str
    args: tuple[Json, ...] | None
    then: tuple[tuple[str, tuple[Json, ...]], ...] = ()  # of a model: see `grader.checks.calls.Call`

    @cached_property
    def text(self) -> str | None:
        """The call as code to paste, shortened if long, the same for a whole class; None for a variable."""
        return None if self.args is None else session_of(self.target, self.args, self.then)


class BuiltProperty(Document):
    """A property by name; each instance holds `calls` extra calls for it, in the order of the exercise's properties."""

    name: str
    options: Plain = None  # as written in the spec: a range, a name, a mapping
    calls: int = 0


class Instance(Document):
    """One input of a case, with the right answer and what the known mistakes give.

    `calls[0]` is what the check judges; the properties' extra calls follow. `expected` is the answer itself; for a
    trace the list of records, the start first; `variants` has no entry for a mistake that raises on this input.
    """

    args: dict[str, Json]
    calls: tuple[BuiltCall, ...]
    expected: Json
    accepted: Json = None  # what else is right, where the check asks a reference for it
    known: tuple[Json, ...] = ()  # property by property, what the references gave that it asks
    variants: dict[str, Json] = {}
    smaller: tuple["Instance", ...] | None = None  # ever smaller ones, without properties; None: not worked out


class BuiltCase(Document):
    """One named case: one line of the report, one weight. A drawn family has several instances, smallest first."""

    name: str
    public: bool = False
    covers: str = ""
    edge: bool = False
    drawn: bool = False
    require: tuple[str, ...] = ()  # conditions that every input of a drawn family meets
    weight: Exact = Fraction(1)
    instances: tuple[Instance, ...]


class BuiltPart(Document):
    """One part of a hand calculation. `uses` maps its arguments to the parts that feed them."""

    name: str
    ask: str
    points: Exact
    variable: str  # the notebook variable that may hold the answer
    written: Literal["number", "word"] = "number"  # a label, and a yes or no, is a word
    check: BuiltCheck
    reference: str
    bound: dict[str, Plain] = {}  # keyword arguments from `with:` that this reference takes
    args: dict[str, Json]  # all that come from the given names
    uses: dict[str, str] = {}
    expected: Json
    variants: dict[str, Json] = {}


class BuiltMistake(Document):
    """A known mistake: the name and hint students read, and how its outputs are recomputed from a student's state.

    `also` are references that make it in another way; what they give is computed where it is asked for.
    """

    name: str
    hint: str
    reference: str
    bound: dict[str, Plain] = {}
    also: tuple[str, ...] = ()
    part: str | None = None


class TraceRules(Document):
    """How a list of steps is read: SPEC.md, `state`, `align`, `follow`, `credit`."""

    record: tuple[str, ...]
    carry: tuple[str, ...]
    initial: Literal["optional", "required", "absent"] = "optional"
    last: Literal["optional", "required"] = "required"


class FollowRules(Document):
    """What a step, or part, that is right from the student's own earlier one earns, and which states feed nothing."""

    share: Exact = Fraction(0)
    void_if: tuple[str, ...] = ()
    credit: Literal["fraction", "prefix", "all"] = "fraction"


class BuiltLimits(Document):
    """The safety net of one call, and of its process."""

    seconds: float = 2.0
    megabytes: int = 512


class BuiltChoice(Document):
    """A question with its options in the order drawn; letters a, b, ... stand for them."""

    choose: Literal["one", "all"]
    options: tuple[str, ...]  # as the student reads them
    right: tuple[int, ...]  # places of the right ones
    variants: dict[str, tuple[int, ...]] = {}  # mistake: the places it would choose
    score: Literal["right_minus_wrong", "all_or_nothing"] = "right_minus_wrong"
    answer_as: Literal["letters", "text"] = "letters"


class BuiltRubric(Document):
    """One line of the marking scheme of a text question."""

    points: Exact
    text: str


class BuiltSource(Document):
    """What the text of student code may not have in it: see `grader.checks.source`."""

    allow: tuple[str, ...] | None = None
    forbid: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class BuiltExercise(Document):
    """One exercise, rendered and computed.

    `cases` for a function, trace or model, `parts` for values, `choice` for a choice, `rubric` for a text.
    """

    id: Identifier
    kind: Kind
    title: str
    prompt: str
    conventions: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    points: Exact
    optional: bool = False
    target: str = ""  # the name of the student's function; of a choice or text, the variable that may hold the answer
    signature: str = ""
    reference: str
    bound: dict[str, Plain] = {}  # `with:` of the spec, the assignment's bindings included
    check: BuiltCheck | None = None
    properties: tuple[BuiltProperty, ...] = ()
    cases: tuple[BuiltCase, ...] = ()
    given: dict[str, Json] = {}
    digits: int | None = None  # decimals asked of hand answers
    forms: tuple[str, ...] = ("decimal",)
    parts: tuple[BuiltPart, ...] = ()
    choice: BuiltChoice | None = None
    rubric: tuple[BuiltRubric, ...] = ()
    provided: dict[str, str] = {}  # name to source text: shown in the starter, defined in the sandbox
    source: BuiltSource | None = None
    picture: str = ""  # how an answer is drawn; "" by its shape
    trace: TraceRules | None = None
    follow: FollowRules = FollowRules()
    mistakes: tuple[BuiltMistake, ...] = ()
    limits: BuiltLimits = BuiltLimits()


class BuiltVariant(Document):
    """What one student has instead of the common exercises: of each, the fields that differ, as they are written.

    They stay as written until `grader.build.personal.for_student` reads those of one student: a class has hundreds.
    """

    variant: str
    exercises: dict[str, dict[str, Any]]


class BuiltAssignment(Document):
    """An assignment as handed out. `code` has the digest of every reference that judging calls, by its full name.

    `exercises` is the specimen: what everybody has who has nothing of their own. `personal` names the exercises that
    are drawn anew: for each of the `students`, or so many `variants` times to be shared out. `inherited` are, by
    student, variants of members of their group who were forgotten: what was answered with those still counts.
    """

    schema_: Annotated[Literal[1], Field(alias="schema")] = 1
    id: Identifier
    title: str
    variant: str
    policy: dict[str, Any]  # `grader.spec.assignment.Policy`, with `due`
    code: dict[str, str]
    exercises: tuple[BuiltExercise, ...]
    personal: tuple[str, ...] = ()
    students: dict[str, BuiltVariant] = {}
    variants: tuple[BuiltVariant, ...] = ()
    inherited: dict[str, tuple[BuiltVariant, ...]] = {}
    local: dict[str, str] = {}  # the text of the code beside the specs, where some was trusted
    version: Version = ""  # of markscheme that built it
    commit: Commit = ""  # of the same; with a + where files had been changed since
